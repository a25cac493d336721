#!/usr/bin/env python3
"""Draw the Red Stake tile set: 42 faces and the back, as SVG.

  draw_tiles.py OUT_DIR [--index number|none|character] [--palette normal|cvd]
                        [--face full|art] [--lod hi|lo] [--only 1B,RD]
                        [--atlas WIDTH FILE.png]

Everything is drawn here, in a space of 36 x 46 units, from a few shapes:
stick, coin, blossom, leaf, figure. Glyphs are outlines of LXGW WenKai Bold and
Fira Sans Condensed SemiBold (both SIL Open Font Licence 1.1), converted to paths, so that
the result needs no font. The subsets lie in assets/fonts.

  --index number     corner numerals (the set "Tiles With Numbers")
  --index none       no corner numerals ("Tiles Without Numbers")
  --index character  glyphs only ("Characters Only"); bonus tiles carry their
                     character beside the picture
  --face art         the art without the ivory body, to lay over a body
  --atlas W FILE     also one picture of nine columns and five rows of tiles W wide
                     (needs rsvg-convert and Pillow); at W = 36 it is laid out as
                     tile set bitmaps are, 324 x 230
  --lod lo           for tiles under 48 units wide on the screen: fewer, heavier
                     details
"""
import argparse, math, os
from fontTools.ttLib import TTFont
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.boundsPen import BoundsPen

FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'assets', 'fonts')
KAI = os.environ.get('KAI_FONT', os.path.join(FONTS, 'RedStakeKai-Bold.ttf'))
FIRA = os.environ.get('FIRA_FONT', os.path.join(FONTS, 'FiraSansCondensed-SemiBold.ttf'))

PALETTES = {
    'normal': dict(
        ink='#23262D', red='#BF2A1E', red_d='#85150F', red_l='#F0877A',
        green='#1C7C48', green_d='#0D4D2B', green_l='#86D19A',
        blue='#1F4F9C', blue_d='#122F66', blue_l='#8DB4EA',
        gold='#DFA52B', gold_d='#96670E', gold_l='#F7DB8B',
        plum='#D9547C', plum_d='#97234C', plum_l='#F7B6CB',
        violet='#7A56B3', violet_d='#47307A', violet_l='#C7B2E8',
        brown='#7A5232', brown_d='#4A2F1A', brown_l='#B98B5E',
        skin='#F0C9A0'),
    # Red turns to a light vermilion, green to a dark blue-green, blue stays:
    # the three differ in lightness as well as in hue.
    'cvd': dict(
        ink='#1B1E24', red='#DE5A0C', red_d='#8F3300', red_l='#FFB27A',
        green='#00594C', green_d='#00332C', green_l='#7CC9B8',
        blue='#1B62C8', blue_d='#0B357A', blue_l='#9CC6FF',
        gold='#E6B422', gold_d='#8F6A00', gold_l='#FBE596',
        plum='#CC6BA6', plum_d='#84306A', plum_l='#F2C2DE',
        violet='#5E5BC4', violet_d='#322F80', violet_l='#BFBEF0',
        brown='#6E4A2A', brown_d='#402A14', brown_l='#B4895A',
        skin='#F0C9A0'),
}
C = PALETTES['normal']
LOD = 'hi'


def f(x):
    s = '%.2f' % x
    return s.rstrip('0').rstrip('.') if '.' in s else s


def el(tag, **kw):
    a = ' '.join('%s="%s"' % (k.replace('_', '-'), f(v) if isinstance(v, float) else v)
                 for k, v in kw.items() if v is not None)
    return '<%s %s/>' % (tag, a)


def circle(x, y, r, fill='none', stroke=None, sw=None):
    return el('circle', cx=float(x), cy=float(y), r=float(r), fill=fill, stroke=stroke,
              stroke_width=float(sw) if sw else None)


def path(d, fill='none', stroke=None, sw=None, cap='round', op=None):
    return el('path', d=d, fill=fill, stroke=stroke, stroke_width=float(sw) if sw else None,
              stroke_linecap=cap if stroke else None, stroke_linejoin='round' if stroke else None,
              opacity=op)


def rect(x, y, w, h, fill='none', rx=0.0, stroke=None, sw=None):
    return el('rect', x=float(x), y=float(y), width=float(w), height=float(h), rx=float(rx), fill=fill,
              stroke=stroke, stroke_width=float(sw) if sw else None)


def group(body, transform):
    return '<g transform="%s">%s</g>' % (transform, body)


# ---------------------------------------------------------------- glyphs
_fonts = {}


def glyph(ch, x, y, w, h, fill, font=KAI, bold=0.0, keep=True):
    """The outline of ch, fitted into the box x y w h (keep: keep proportions)."""
    if font not in _fonts:
        t = TTFont(font)
        _fonts[font] = (t, t.getGlyphSet(), t.getBestCmap())
    t, gs, cm = _fonts[font]
    g = gs[cm[ord(ch)]]
    bp = BoundsPen(gs)
    g.draw(bp)
    x0, y0, x1, y1 = bp.bounds
    sx, sy = w / (x1 - x0), h / (y1 - y0)
    if keep:
        sx = sy = min(sx, sy)
    tx = x + (w - sx * (x1 - x0)) / 2 - sx * x0
    ty = y + (h - sy * (y1 - y0)) / 2 + sy * y1
    sp = SVGPathPen(gs, ntos=lambda v: f(v))
    g.draw(TransformPen(sp, (sx, 0, 0, -sy, tx, ty)))
    return path(sp.getCommands(), fill, fill if bold else None, bold or None)


# ---------------------------------------------------------------- body
def body():
    r = 3.6
    return (
        '<defs><linearGradient id="iv" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#FFFEF9"/><stop offset=".55" stop-color="#FBF6EA"/>'
        '<stop offset="1" stop-color="#F1E8D3"/></linearGradient></defs>'
        + rect(.35, .35, 35.3, 45.3, 'url(#iv)', r, '#54483A', .7)
        + path('M1.3 42V4.4A3.1 3.1 0 0 1 4.4 1.3H31.6', stroke='#FFFFFF', sw=.9)
        + path('M34.7 4V41.6A3.1 3.1 0 0 1 31.6 44.7H4.4', stroke='#E3D7BD', sw=.8))


def back():
    o = ('<defs><linearGradient id="jd" x1="0" y1="0" x2="0" y2="1">'
         '<stop offset="0" stop-color="#3F8574"/><stop offset="1" stop-color="#2A6355"/>'
         '</linearGradient></defs>'
         + rect(.35, .35, 35.3, 45.3, 'url(#jd)', 3.6, '#16362E', .7)
         + path('M1.3 42V4.4A3.1 3.1 0 0 1 4.4 1.3H31.6', stroke='#7DB8A8', sw=.9)
         + path('M34.7 4V41.6A3.1 3.1 0 0 1 31.6 44.7H4.4', stroke='#1D4B40', sw=.8))
    # a plain key line and a stake knot in the middle
    o += rect(4.4, 4.4, 27.2, 37.2, 'none', 1.6, '#6FAE9D', .6)
    d = ''
    cx, cy = 18, 23
    for s in (11.5, 7.6):
        d += 'M%s %sL%s %sL%s %sL%s %sZ' % tuple(map(f, (cx, cy - s * 1.3, cx + s, cy, cx, cy + s * 1.3, cx - s, cy)))
    o += path(d, stroke='#8CC4B4', sw=.7)
    o += circle(cx, cy, 3.4, '#2A6355', '#A9D6C9', .7) + circle(cx, cy, 1.3, '#BF2A1E')
    return o


# ---------------------------------------------------------------- index
def index(txt, col, badge=None):
    if badge == 'round':
        return circle(6.9, 7.0, 4.1, col) + glyph(txt, 4.6, 4.05, 4.6, 5.9, '#FFFFFF', FIRA)
    if badge == 'square':
        return rect(2.9, 3.0, 8.0, 8.0, col, 1.4) + glyph(txt, 4.6, 4.05, 4.6, 5.9, '#FFFFFF', FIRA)
    w = 6.4 if txt in 'WNG' else 4.7
    return glyph(txt, 2.9, 3.3, w, 7.6 if txt != 'W' else 7.2, col, FIRA, keep=txt.isdigit() or txt != 'W')


# ---------------------------------------------------------------- bamboo
def stick(cx, cy, L, wd, hue, ang=0.0):
    c, d, l = C[hue], C[hue + '_d'], C[hue + '_l']
    n, b = wd / 2, wd * .36
    e = min(1.15, L * .09)
    t = L / 2
    side = [(-t, n * .72), (-t + e * .55, n), (-t + e * 1.1, n), (-t + e * 1.9, b), (-e * 1.25, b), (-e * .5, n),
            (e * .5, n), (e * 1.25, b), (t - e * 1.9, b), (t - e * 1.1, n), (t - e * .55, n), (t, n * .72)]
    pts = [(x, y) for y, x in side] + [(-x, y) for y, x in reversed(side)]
    dd = 'M' + 'L'.join('%s %s' % (f(x), f(y)) for x, y in pts) + 'Z'
    lo = LOD == 'lo'
    o = path(dd, c, d, .5 if not lo else .55)
    hw = b * (.62 if not lo else .8)
    y0, y1 = -t + e * 1.9, -e * 1.25
    o += rect(-b * .62, y0, hw, y1 - y0, l, hw / 2) + rect(-b * .62, -y1, hw, y1 - y0, l, hw / 2)
    if not lo:
        o += path('M%s 0H%s' % (f(-n * .9), f(n * .9)), stroke=d, sw=.55, cap='butt')
        for s in (-1, 1):
            o += path('M%s %sH%s' % (f(-n * .8), f(s * (t - e * .82)), f(n * .8)), stroke=d, sw=.35, cap='butt')
    tr = 'translate(%s %s)' % (f(cx), f(cy))
    if ang:
        tr += ' rotate(%s)' % f(ang)
    return group(o, tr)


def bamboo(n, box):
    x0, y0, x1, y1 = box
    W, H = x1 - x0, y1 - y0
    X = lambda u: x0 + u * W
    Y = lambda v: y0 + v * H
    g, r, b = 'green', 'red', 'blue'
    if n == 2:
        return stick(X(.5), Y(.25), H * .46, 7, g) + stick(X(.5), Y(.75), H * .46, 7, b)
    if n == 3:
        L = H * .45
        return stick(X(.5), Y(.25), L, 6.6, b) + stick(X(.22), Y(.75), L, 6.6, g) + stick(X(.78), Y(.75), L, 6.6, g)
    if n in (4, 5):
        L = H * .44
        q = (.2, .8) if n == 5 else (.25, .75)
        w = 5.8 if n == 5 else 6.6
        o = stick(X(q[0]), Y(.25), L, w, g) + stick(X(q[1]), Y(.25), L, w, b if n == 4 else g) \
            + stick(X(q[0]), Y(.75), L, w, b if n == 4 else g) + stick(X(q[1]), Y(.75), L, w, g)
        return o + (stick(X(.5), Y(.5), L, 6.0, r) if n == 5 else '')
    if n == 6:
        L = H * .44
        return ''.join(stick(X(u), Y(v), L, 6.0, g if v < .5 else b) for v in (.25, .75) for u in (.15, .5, .85))
    if n == 7:
        L = H * .305
        return stick(X(.5), Y(.155), L, 6.0, r) + ''.join(
            stick(X(u), Y(v), L, 6.0, g if u != .5 else b) for v in (.5, .845) for u in (.15, .5, .85))
    if n == 8:
        o, L = '', H * .42
        for s, v in ((1, .235), (-1, .765)):
            o += stick(X(.365), Y(v), L * .98, 4.5, b, -s * 19) + stick(X(.635), Y(v), L * .98, 4.5, b, s * 19)
            o += stick(X(.095), Y(v), L, 4.7, g) + stick(X(.905), Y(v), L, 4.7, g)
        return o
    if n == 9:
        L = H * .305
        cols = {.15: g, .5: r, .85: b}
        return ''.join(stick(X(u), Y(v), L, 6.0, cols[u]) for v in (.155, .5, .845) for u in (.15, .5, .85))


def bird():
    """A peacock on a cane; drawn facing left, used mirrored so that the corner numeral has room."""
    G, Gd, Gl, B, Bd, Bl = (C[k] for k in ('green', 'green_d', 'green_l', 'blue', 'blue_d', 'blue_l'))
    R, Au, Aul = C['red'], C['gold'], C['gold_l']
    lo = LOD == 'lo'
    o = ''
    # the cane it stands on
    o += stick(13.2, 37.6, 19, 4.4, 'green', 90)
    # train
    train = 'M16 20C22 16.5 31 19 32.6 28C33.6 34 32.8 39 31 43.2C28.2 42.6 26.4 41.6 24.8 39.6C21 36 16.6 31.5 14.6 27Z'
    o += path(train, G, Gd, .6)
    if not lo:
        for a, b2 in (((18, 24), (30.6, 41.6)), ((18.5, 22.5), (31.6, 35.5)), ((19, 21), (30.6, 27.5)), ((17, 26), (26, 38.6))):
            o += path('M%s %sQ%s %s %s %s' % (f(a[0]), f(a[1]), f(a[0] + 7), f(a[1] + 3), f(b2[0]), f(b2[1])), stroke=Gl, sw=.45)
    for x, y, s in ((29.7, 39.4, 1), (30.3, 33.2, 1), (28.7, 26.9, .92), (24.9, 36.2, .92), (24.7, 30.2, .85), (23.2, 23.4, .78)):
        r = 2.25 * s
        o += circle(x, y, r, Au) + circle(x, y, r * .66, B) + circle(x, y, r * .3, Bd if not lo else Bd)
    # legs
    o += path('M14.4 30V36.2M17.6 30.5V36.2', stroke=C['brown'], sw=.95)
    # body and neck
    o += path('M8.6 8.6C10.6 6.6 14 7.4 14.2 10.6C14.4 14 16.6 16.4 19.4 19.4C22.6 23 21.6 29.2 17.4 31C12.6 32.6 8.4 28.6 8.2 23.4'
              'C8 19.6 10.2 16.6 9.8 13.4C9.7 11.8 8.4 10.6 8.6 8.6Z', B, Bd, .6)
    if not lo:
        o += path('M10 20C9.4 24 10.6 28 13.6 29.6', stroke=Bl, sw=.8)
    # wing
    o += path('M13.6 20.4C17 19.6 21.2 22.4 21.8 28.6C18.4 29.6 14.2 28.2 12.8 24.6C12.2 23 12.4 21.2 13.6 20.4Z', R, C['red_d'], .5)
    if not lo:
        o += path('M14.4 22.4C17 22.4 19.4 24.4 20.8 27.6M14 24.4C16 24.8 17.6 26 18.8 27.8', stroke=Aul, sw=.5)
    # head
    o += path('M8.9 8.2L5.2 10.2L9.1 11Z', Au, C['gold_d'], .35)
    o += circle(10.9, 9.4, 1.25, '#FFFFFF') + circle(10.8, 9.4, .68, C['ink'])
    # crest
    for x, y in ((9.6, 3.4), (12.2, 2.7), (14.8, 3.9)):
        o += path('M11.9 7.2L%s %s' % (f(x), f(y)), stroke=Bd, sw=.55) + circle(x, y, 1.0, R if not lo else R)
    return o


# ---------------------------------------------------------------- circles
def coin(cx, cy, r, hue, heart=None):
    c, d, l = C[hue], C[hue + '_d'], C[hue + '_l']
    h = C[heart or hue]
    lo = LOD == 'lo'
    ivory = '#FFFDF6'
    if lo and r < 6.5:
        return circle(cx, cy, r, c) + circle(cx, cy, r * .70, ivory) + circle(cx, cy, r * .44, h)
    o = circle(cx, cy, r - .15, c, d, .3)
    k = 12
    for i in range(k):
        a = 2 * math.pi * i / k
        o += circle(cx + r * .845 * math.cos(a), cy + r * .845 * math.sin(a), r * .075, l)
    o += circle(cx, cy, r * .70, ivory, d, r * .05)
    p = 6
    for i in range(p):
        a = 2 * math.pi * i / p
        o += group(el('ellipse', cx=0.0, cy=-r * .36, rx=r * .155, ry=r * .24, fill=h),
                   'translate(%s %s) rotate(%s)' % (f(cx), f(cy), f(math.degrees(a))))
    return o + circle(cx, cy, r * .17, h) + circle(cx, cy, r * .085, C['gold_l'])


def great_coin(cx, cy, r):
    ivory = '#FFFDF6'
    lo = LOD == 'lo'
    o = circle(cx, cy, r, C['blue'], C['blue_d'], .4)
    k = 24 if not lo else 14
    for i in range(k):
        a = 2 * math.pi * (i + .5) / k
        o += circle(cx + r * .91 * math.cos(a), cy + r * .91 * math.sin(a), r * (.045 if not lo else .055), C['blue_l'])
    o += circle(cx, cy, r * .82, ivory, C['blue_d'], .3)
    k = 12
    for i in range(k):
        o += group(el('ellipse', cx=0.0, cy=-r * .62, rx=r * .13, ry=r * .17, fill=C['green'] if i % 2 == 0 else C['blue']),
                   'translate(%s %s) rotate(%s)' % (f(cx), f(cy), f(360 * i / k)))
    o += circle(cx, cy, r * .50, ivory) + circle(cx, cy, r * .46, C['red'], C['red_d'], .3)
    o += circle(cx, cy, r * .385, ivory)
    for i in range(8):
        o += group(el('ellipse', cx=0.0, cy=-r * .2, rx=r * .075, ry=r * .145, fill=C['red']),
                   'translate(%s %s) rotate(%s)' % (f(cx), f(cy), f(45 * i)))
    return o + circle(cx, cy, r * .105, C['gold'], C['gold_d'], .25)


def circles(n, box):
    x0, y0, x1, y1 = box
    W, H = x1 - x0, y1 - y0
    X = lambda u: x0 + u * W
    Y = lambda v: y0 + v * H
    g, r, b = 'green', 'red', 'blue'
    if n == 1:
        return great_coin(X(.5), Y(.5), W * .5)
    if n == 2:
        R = min(W * .38, H * .24)
        return coin(X(.5), Y(.25), R, b) + coin(X(.5), Y(.75), R, g)
    if n == 3:
        R = H * .158
        return coin(X(.75), Y(.16), R, b) + coin(X(.5), Y(.5), R, r) + coin(X(.25), Y(.84), R, g)
    if n == 4:
        R = W * .235
        return coin(X(.245), Y(.2), R, b) + coin(X(.755), Y(.2), R, g) + coin(X(.245), Y(.8), R, g) + coin(X(.755), Y(.8), R, b)
    if n == 5:
        R = W * .205
        return coin(X(.205), Y(.145), R, b) + coin(X(.795), Y(.145), R, g) + coin(X(.5), Y(.5), R, r) \
            + coin(X(.205), Y(.855), R, g) + coin(X(.795), Y(.855), R, b)
    if n == 6:
        R = min(W * .22, H * .148)
        return ''.join(coin(X(u), Y(v), R, g if v < .3 else r) for v in (.145, .545, .855) for u in (.235, .765))
    if n == 7:
        R = min(W * .162, H * .12)
        o = ''.join(coin(X(u), Y(v), R, g) for u, v in ((.166, .105), (.5, .225), (.834, .345)))
        return o + ''.join(coin(X(u), Y(v), R * 1.13, r) for v in (.62, .885) for u in (.25, .75))
    if n == 8:
        R = min(W * .2, H * .119)
        return ''.join(coin(X(u), Y(v), R, b) for v in (.12, .373, .627, .88) for u in (.25, .75))
    if n == 9:
        R = W * .158
        return ''.join(coin(X(u), Y(v), R, c) for v, c in ((.135, g), (.5, r), (.865, b)) for u in (.158, .5, .842))


# ---------------------------------------------------------------- characters, winds, dragons
NUM = '一二三四五六七八九'


def wan(n, box):
    x0, y0, x1, y1 = box
    W, H = x1 - x0, y1 - y0
    nh = H * (.40 if n > 3 else (.12, .26, .38)[n - 1])
    top = y0 + (H * .42 - nh) / 2
    return glyph(NUM[n - 1], x0 + W * .08, top, W * .84, nh, C['ink'], bold=.55, keep=False if n > 3 else True) \
        + glyph('萬', x0 + W * .02, y0 + H * .485, W * .96, H * .515, C['red'], bold=.5, keep=False)


def honour(ch, box, col, big=.82):
    x0, y0, x1, y1 = box
    W, H = x1 - x0, y1 - y0
    return glyph(ch, x0, y0 + H * (1 - big) / 2, W, H * big, C[col], bold=.8, keep=False)


def white_dragon(box):
    x0, y0, x1, y1 = box
    b, d = C['blue'], C['blue_d']
    o = rect(x0 + 1.2, y0 + 1.2, x1 - x0 - 2.4, y1 - y0 - 2.4, 'none', 1.2, b, 2.2)
    o += rect(x0 + 5.4, y0 + 5.4, x1 - x0 - 10.8, y1 - y0 - 10.8, 'none', .6, b, .9)
    if LOD == 'hi':
        # keys along the frame
        xs0, ys0, xs1, ys1 = x0 + 1.2, y0 + 1.2, x1 - 1.2, y1 - 1.2
        dash = el('rect', x=xs0, y=ys0, width=xs1 - xs0, height=ys1 - ys0, rx=1.2, fill='none', stroke=C['blue_l'],
                  stroke_width=.7, stroke_dasharray='1.5 1.5')
        o += dash
    for sx, sy in ((0, 0), (1, 0), (0, 1), (1, 1)):
        cx, cy = (x0 + 1.2, x1 - 1.2)[sx], (y0 + 1.2, y1 - 1.2)[sy]
        ix, iy = (1 if sx == 0 else -1), (1 if sy == 0 else -1)
        o += path('M%s %sL%s %sL%s %s' % tuple(map(f, (cx + ix * 7.4, cy + iy * 2.6, cx + ix * 2.6, cy + iy * 2.6, cx + ix * 2.6, cy + iy * 7.4))),
                  stroke=d, sw=1.0, cap='butt')
    return o


# ---------------------------------------------------------------- flowers
def blossom(cx, cy, r, petal, edge, rot=0.0, n=5, heart=None, rx=.46, off=.56):
    o = ''
    for i in range(n):
        o += group(el('ellipse', cx=0.0, cy=-r * off, rx=r * rx, ry=r * .46, fill=petal, stroke=edge, stroke_width=.35),
                   'translate(%s %s) rotate(%s)' % (f(cx), f(cy), f(rot + 360 * i / n)))
    o += circle(cx, cy, r * .26, heart or C['gold'])
    if LOD == 'hi':
        for i in range(n):
            a = math.radians(rot + 360 * i / n + 36 - 90)
            o += path('M%s %sL%s %s' % tuple(map(f, (cx, cy, cx + r * .5 * math.cos(a), cy + r * .5 * math.sin(a)))), stroke=heart or C['gold_d'], sw=.3)
            o += circle(cx + r * .5 * math.cos(a), cy + r * .5 * math.sin(a), r * .075, C['gold_d'])
        o += circle(cx, cy, r * .13, C['gold_l'])
    return o


def leaf(x0, y0, x1, y1, bulge, fill, edge=None):
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    dx, dy = x1 - x0, y1 - y0
    L = math.hypot(dx, dy)
    nx, ny = -dy / L * bulge, dx / L * bulge
    d = 'M%s %sQ%s %s %s %sQ%s %s %s %sZ' % tuple(map(f, (x0, y0, mx + nx, my + ny, x1, y1, mx - nx, my - ny, x0, y0)))
    return path(d, fill, edge, .3 if edge else None)


def plum():
    o = path('M8.4 43C10.5 36 14 33.6 17.6 29.6C21.2 25.6 22.6 20.6 28.6 15.4', stroke=C['brown_d'], sw=2.3)
    o += path('M9.2 41.4C11 36 14.4 33.2 17.6 29.6', stroke=C['brown'], sw=1.1)
    o += path('M18 29.2C14.6 25.6 12.6 22.6 12.2 17.2', stroke=C['brown_d'], sw=1.5)
    o += path('M19.6 27.2C24.4 28.4 27 30.4 29.4 33.6', stroke=C['brown_d'], sw=1.4)
    P, E = C['plum'], C['plum_d']
    o += blossom(25.2, 12.2, 7.4, P, E, 10)
    o += blossom(13.4, 22.6, 6.2, C['plum_l'], E, -14)
    o += blossom(25.6, 33.2, 6.6, P, E, 30)
    o += circle(30.6, 22.4, 1.9, P, E, .35) + circle(12.6, 32.2, 1.6, C['plum_l'], E, .35) + circle(17.2, 40.6, 1.5, P, E, .35)
    return o


def orchid():
    G, Gd, Gl = C['green'], C['green_d'], C['green_l']
    o = ''
    for d, w in (('M16.6 43C14.4 33 9.4 26.4 3.6 25.2C10.6 30.2 12.4 36 14.4 43Z', 1),
                 ('M18 43C18.8 31 25.4 24.4 33 26.6C26.4 28.8 21.8 34 20.6 43Z', 1),
                 ('M15.6 43C13.6 38.6 9 35.4 4 36.4C8.8 38.2 11.6 40.2 13 43Z', 1),
                 ('M20 43C22 38.4 27 36 32.4 37.6C27.6 38.8 24.2 40.6 22.8 43Z', 1)):
        o += path(d, G, Gd, .4)
    o += path('M17 43C17.4 34 17.8 28 19.4 20', stroke=Gd, sw=1.1)
    V, Vd, Vl = C['violet'], C['violet_d'], C['violet_l']
    cx, cy = 20.4, 15.6

    def petal(ang, L, w, fill):
        return group(path('M0 0C%s %s %s %s 0 %sC%s %s %s %s 0 0Z' % tuple(map(f, (w, -L * .25, w, -L * .8, -L, -w, -L * .8, -w, -L * .25))), fill, Vd, .4),
                     'translate(%s %s) rotate(%s)' % (f(cx), f(cy), f(ang)))
    for a in (0, 128, -128):
        o += petal(a, 10.6, 3.6, Vl)
    for a in (66, -66):
        o += petal(a, 10.4, 5.4, V)
    o += group(path('M0 -1.4C3.4 -.4 4.2 3.4 2.2 6.4Q0 8.2 -2.2 6.4C-4.2 3.4 -3.4 -.4 0 -1.4Z', C['gold'], C['gold_d'], .4), 'translate(%s %s)' % (f(cx), f(cy)))
    o += circle(cx, cy + .4, 1.5, C['red']) + circle(cx - .9, cy + 3.6, .5, C['red']) + circle(cx + .9, cy + 3.6, .5, C['red'])
    o += leaf(18, 30.4, 23.4, 26.6, 2.2, Vl, Vd)
    return o


def chrysanthemum():
    o = path('M19.4 22C18.6 32 17.6 37 16.4 43.2', stroke=C['green_d'], sw=1.7)
    for s, (x, y) in ((1, (18.4, 34)), (-1, (17.8, 38))):
        o += group(path('M0 0C3 -4.6 6.6 -2.4 8 -5.4C9.4 -2.6 12.4 -2 11.4 1C9.4 3.8 4 3.4 0 0Z', C['green'], C['green_d'], .4),
                   'translate(%s %s) scale(%s 1) rotate(%s)' % (f(x), f(y), f(s), f(-4)))
    cx, cy = 20, 19.2
    Y, Yd, Yl = C['gold'], C['gold_d'], C['gold_l']
    for n, r, w, col in ((16, 12.4, 2.2, Y), (14, 9.3, 2.1, Yl), (10, 6.0, 1.7, Y)):
        if LOD == 'lo':
            n, w = int(n * .7), w * 1.25
        for i in range(n):
            a = 360 * (i + (.5 if r < 10 else 0)) / n
            o += group(path('M0 0C%s %s %s %s 0 %sC%s %s %s %s 0 0Z' % tuple(map(f, (w * .5, -r * .3, w, -r * .85, -r, -w, -r * .85, -w * .5, -r * .3))), col, Yd, .38),
                       'translate(%s %s) rotate(%s)' % (f(cx), f(cy), f(a)))
    for i in range(6):
        o += group(el('ellipse', cx=0.0, cy=-1.5, rx=1.0, ry=1.9, fill=Yl, stroke=Yd, stroke_width=.38),
                   'translate(%s %s) rotate(%s)' % (f(cx), f(cy), f(60 * i + 15)))
    return o + circle(cx, cy, .9, C['red'])


def bamboo_flower():
    """Two canes in the wind with leaves: drawn dark and leafy, unlike the suit."""
    o = ''
    K, Kd, Kl = C['green_d'], C['green_d'], C['green_l']
    for x, bend, w, tone in ((23.6, 1.0, 3.4, C['green']), (13.2, -.4, 2.6, C['green'])):
        ys = (43.2, 33.6, 23.6, 14, 5.4) if x > 20 else (43.2, 35.6, 27.6, 19.8, 13.6)
        for i in range(4):
            xa, xb = x + bend * i, x + bend * (i + 1)
            o += path('M%s %sL%s %s' % tuple(map(f, (xa, ys[i] - .6, xb, ys[i + 1] + .6))), stroke=C['green_d'], sw=w + .8, cap='butt')
            o += path('M%s %sL%s %s' % tuple(map(f, (xa, ys[i] - .9, xb, ys[i + 1] + .9))), stroke=tone, sw=w, cap='butt')
            if LOD == 'hi':
                o += path('M%s %sL%s %s' % tuple(map(f, (xa - w * .22, ys[i] - 1.2, xb - w * .22, ys[i + 1] + 1.2))), stroke=Kl, sw=w * .2, cap='butt')
    L = lambda *a: leaf(*a, C['green'], C['green_d'])
    for a in ((25, 23.6, 33.2, 29.6, 2.2), (25, 23.6, 33.8, 23, 2.2), (25.6, 14, 33.6, 18.6, 2.0), (26, 13.6, 33, 9.4, 2.0),
              (12.6, 19.8, 3.4, 24.8, 2.0), (12.6, 19.8, 3.2, 18, 2.0), (13, 28, 4, 34.4, 2.1), (12.9, 14.6, 19.6, 9.4, 1.9),
              (24, 33.6, 32.6, 38.8, 2.2), (13.2, 28, 19.4, 33.4, 1.8)):
        o += L(*a)
    return o


# ---------------------------------------------------------------- seasons
def gate(fill, edge):
    """The moon gate behind each season's figure."""
    return circle(19.4, 22.6, 13.9, fill, edge, .9)


def fisherman():
    o = gate('#DDF0DC', C['green'])
    # willow
    for x, y, L in ((27.6, 9.8, 8), (30.4, 11.6, 8), (24.6, 8.8, 5.4)):
        o += path('M%s %sv%s' % (f(x), f(y), f(L)), stroke=C['green_d'], sw=.5)
        for i in range(int(L / 2.2)):
            o += leaf(x, y + 1 + i * 2.2, x + (1.9 if i % 2 else -1.9), y + 2.8 + i * 2.2, .8, C['green'])
    # water
    o += path('M4.6 36.4H34.2L31.6 39.4H7.4Z', C['blue_l'])
    # rod and line
    o += path('M15.6 26.6L31.4 19.4', stroke=C['brown_d'], sw=.9) + path('M31.4 19.4V33.4', stroke=C['ink'], sw=.4)
    o += circle(31.4, 34.2, 1.25, C['red'])
    # man
    o += path('M8.8 32.4C8.6 26.8 10.6 23.2 13.8 23.2C17 23.2 19.2 27.2 19.4 32.4Z', C['blue'], C['blue_d'], .5)
    o += path('M14.6 25.4L18.6 27.4', stroke=C['blue_d'], sw=2.0) + circle(18.9, 27.4, 1.05, C['skin'])
    o += circle(14.4, 21.0, 2.7, C['skin'], C['brown_d'], .3)
    o += path('M7.2 21.2L14 14.2L21.2 20.8Q14.4 18.6 7.2 21.2Z', C['gold'], C['gold_d'], .6)
    # boat
    o += path('M3.4 30.4C5 33 8 33.2 12 33.2H21C25 33.2 27.4 32.4 28.8 30.6C28.2 35.4 25.4 37.8 21 37.8H11C6.6 37.8 3.8 35.2 3.4 30.4Z', C['brown'], C['brown_d'], .6)
    if LOD == 'hi':
        o += path('M6.4 35H25.4', stroke=C['brown_l'], sw=.5)
    for y, a in ((39.4, 4.6), (41.8, 8)):
        o += path('M%s %sq2 -1.3 4 0t4 0t4 0t4 0t4 0%s' % (f(a), f(y), 't4 0' if a < 6 else ''), stroke=C['blue'], sw=.9)
    return o


def woodcutter():
    o = gate('#FFE9C4', C['red'])
    o += circle(27.4, 13.4, 3.6, C['red'])
    # ground
    o += path('M5.4 40.6C12 37.6 27 37.6 33.4 40.6V42.2H5.4Z', C['green'], C['green_d'], .4)
    # legs
    o += path('M18.2 31L15.2 39.2M20.6 31L24 38.8', stroke=C['ink'], sw=2.5)
    # tunic
    o += path('M14.6 32.6L16 21.8Q19.4 19.6 22.8 21.8L24.6 32.6Q19.6 34.6 14.6 32.6Z', C['green'], C['green_d'], .5)
    o += path('M15.2 29.2Q19.6 31 24.2 29.2', stroke=C['gold'], sw=1.2)
    # pole
    o += path('M4.4 21.2Q19.4 16.2 34 21.2', stroke=C['brown_d'], sw=1.3)
    o += path('M17 23L14.2 19.4M22 23L24.8 19.6', stroke=C['green_d'], sw=1.7)
    # head
    o += circle(19.4, 15.6, 3.3, C['skin'], C['brown_d'], .35)
    o += path('M16 15C15.8 11.6 23 11.6 22.8 15Q19.4 13.6 16 15Z', C['ink']) + circle(19.4, 11.3, 1.25, C['ink'])
    # bundles
    for x in (7.6, 30.6):
        o += path('M%s 20.6L%s 24.6M%s 20.6L%s 24.6' % (f(x), f(x - 1.6), f(x), f(x + 1.6)), stroke=C['brown_d'], sw=.5)
        for dx, dy in ((-1.6, 25.8), (1.6, 25.8), (-1.6, 29), (1.6, 29), (0, 32.1)):
            o += circle(x + dx, dy, 1.65, C['brown_l'], C['brown_d'], .6)
            if LOD == 'hi':
                o += circle(x + dx, dy, .75, 'none', C['brown'], .35)
    return o


def farmer():
    o = gate('#FBDDB0', C['gold_d'])
    # ears of grain
    for x, y, h in ((25.2, 30, 1), (28.4, 27, -1), (31.4, 30.6, 1), (22.4, 33.4, -1)):
        o += path('M%s 41.4Q%s %s %s %s' % tuple(map(f, (x - .4, x - .4, y + 5, x + h * .6, y))), stroke=C['gold_d'], sw=.8)
        for i in range(4):
            yy = y + i * 1.9
            o += leaf(x + h * .3, yy + 1.8, x + 2.1, yy - .6, .9, C['gold'], C['gold_d']) + leaf(x + h * .3, yy + 1.8, x - 1.6, yy - .6, .9, C['gold'], C['gold_d'])
    o += path('M4.8 42.2Q19 38.8 34 42.2L34 43H4.8Z', C['brown'])
    # hoe over the shoulder
    o += path('M6.8 34L22.6 11.2', stroke=C['brown_d'], sw=1.3)
    o += path('M21.2 9.2L27.8 12.2L25.6 15.4L23.8 12.6Z', '#6B7684', C['ink'], .4)
    # legs
    o += path('M12.4 33L11 40.6M16 33L18.2 40.6', stroke=C['skin'], sw=2.1)
    o += path('M12.4 32.4L11.6 36M16 32.4L17.2 36', stroke=C['ink'], sw=2.8, cap='butt')
    # coat
    o += path('M8.8 33.6L10.8 23.6Q14.4 21.4 17.8 23.6L19.8 33.6Q14.2 35.6 8.8 33.6Z', C['red'], C['red_d'], .5)
    o += path('M9.6 30Q14.2 32 19 30', stroke=C['gold_l'], sw=1.1)
    o += path('M12.4 25L13.4 28.8', stroke=C['red_d'], sw=2.0) + circle(12.2, 27.2, 1.05, C['skin'])
    # head and straw hat
    o += circle(14.4, 20.2, 2.8, C['skin'], C['brown_d'], .3)
    o += path('M6.6 19.8Q8.4 18.4 10.8 17.8Q11.4 14 14.4 14Q17.4 14 18 17.8Q20.4 18.4 22.2 19.8Q14.4 17.6 6.6 19.8Z', C['gold'], C['gold_d'], .55)
    return o


def scholar():
    o = gate('#52698C', C['blue_d'])
    flakes = ((8.8, 17.6), (12, 28), (28.6, 14.2), (31, 21), (25.4, 11.4), (28.4, 27.4), (11.8, 12.6), (8.6, 24.4), (24.4, 18))
    for x, y in flakes:
        o += circle(x, y, .85 if LOD == 'hi' else 1.0, '#FFFFFF')
    # snow on the sill
    # robe
    o += path('M9 37.4C9.4 29.6 13 24.4 18 24.2C23 24.2 26.8 29.4 27.4 37.4Z', '#E9EEF6', C['blue_d'], .6)
    o += path('M14.6 25.2L18.2 31.6L21.6 25.2', stroke=C['blue'], sw=1.4)
    # head, beard, hat
    o += circle(18, 19.6, 3.7, C['skin'], C['brown_d'], .35)
    o += path('M15.9 21.6Q18 28.6 20.1 21.6Q18 22.8 15.9 21.6Z', C['ink'])
    o += path('M13.8 17.8V15.4Q13.8 14.4 15 14.4V12.6Q15 11.6 16 11.6H20Q21 11.6 21 12.6V14.4Q22.2 14.4 22.2 15.4V17.8Z', C['ink'])
    o += path('M13.8 16.6H8.4M22.2 16.6H27.6', stroke=C['ink'], sw=1.5)
    # book
    o += path('M9.6 30.2Q14.2 28.4 18.2 31.2Q22.2 28.4 26.8 30.2V36.4Q22.2 34.8 18.2 37.2Q14.2 34.8 9.6 36.4Z', '#FFFDF4', C['brown_d'], .6)
    o += path('M18.2 31.2V37.2', stroke=C['brown_d'], sw=.6)
    if LOD == 'hi':
        for x in (11.6, 13.6, 15.6, 20.6, 22.6, 24.6):
            o += path('M%s 31.4V34.4' % f(x), stroke=C['ink'], sw=.4)
    o += circle(9.8, 33.4, 1.1, C['skin']) + circle(26.6, 33.4, 1.1, C['skin'])
    # desk
    o += rect(5, 37.4, 29, 2.6, C['red'], .6, C['red_d'], .5)
    o += path('M8 40V43M31 40V43', stroke=C['red_d'], sw=2.0, cap='butt')
    # brush pot
    o += path('M30.4 37.2V33.6M31.6 37.2L32.6 33.2', stroke=C['brown_d'], sw=.7) + rect(29.2, 34.8, 3.6, 2.7, C['gold'], .4, C['gold_d'], .4)
    return o


# ---------------------------------------------------------------- faces
FLOWERS = [('plum', '梅', plum), ('orchid', '蘭', orchid), ('chrysanthemum', '菊', chrysanthemum), ('bamboo', '竹', bamboo_flower)]
SEASONS = [('spring', '春', fisherman), ('summer', '夏', woodcutter), ('autumn', '秋', farmer), ('winter', '冬', scholar)]
WINDS = {'EW': ('東', 'E'), 'SW': ('南', 'S'), 'WW': ('西', 'W'), 'NW': ('北', 'N')}
SUITCHAR = {'B': ('索', 'green'), 'D': ('筒', 'blue')}
NAMES = ['%d%s' % (n, s) for s in 'BDC' for n in range(1, 10)] + ['EW', 'SW', 'WW', 'NW', 'GD', 'RD', 'WD'] \
    + ['%dF' % i for i in range(1, 5)] + ['%dS' % i for i in range(1, 5)] + ['BACK']


def art(t, mode):
    num = mode == 'number'
    box = (8.9, 4.2, 33.2, 42.0) if num else (4.6, 4.0, 31.4, 42.0)
    o = ''
    if t[1] in 'BDC' and t[0].isdigit():
        n, s = int(t[0]), t[1]
        if mode == 'character' and s in SUITCHAR:
            ch, col = SUITCHAR[s]
            x0, y0, x1, y1 = box
            W, H = x1 - x0, y1 - y0
            nh = H * (.40 if n > 3 else (.12, .26, .38)[n - 1])
            return glyph(NUM[n - 1], x0 + W * .08, y0 + (H * .42 - nh) / 2, W * .84, nh, C['ink'], bold=.55, keep=n <= 3) \
                + glyph(ch, x0, y0 + H * .485, W, H * .515, C[col], bold=.5)
        if s == 'B':
            if n == 1:
                o = group(bird(), 'translate(36.4 1.6) scale(-.95 .95)' if num else 'translate(36 .2) scale(-1 1)')
            else:
                o = bamboo(n, box)
        elif s == 'D':
            if n == 1 and num:
                o = great_coin(19.6, 25.2, 13.4)
            else:
                o = circles(n, box)
        else:
            o = wan(n, (9.2, 4.2, 33.0, 42.0) if num else (4.8, 3.6, 31.2, 42.4))
        if num:
            o += index(t[0], C[{'B': 'green_d', 'D': 'blue_d', 'C': 'ink'}[s]])
        return o
    if t in WINDS:
        ch, ix = WINDS[t]
        return honour(ch, (9.4, 4, 32.6, 42) if num and ch != '西' else (10.2, 4.6, 32.2, 42) if num else (5.2, 4, 30.8, 42), 'ink') + (index(ix, C['ink']) if num else '')
    if t == 'RD':
        return honour('中', (9.6, 4, 32.4, 42) if num else (5.4, 4, 30.6, 42), 'red', .86) + (index('R', C['red_d']) if num else '')
    if t == 'GD':
        return honour('發', (9.0, 4, 33.0, 42) if num else (4.6, 4, 31.4, 42), 'green', .84) + (index('G', C['green_d']) if num else '')
    if t == 'WD':
        return white_dragon((4.2, 4.2, 31.8, 41.8))
    n, kind = int(t[0]), t[1]
    name, ch, fn = (FLOWERS if kind == 'F' else SEASONS)[n - 1]
    badge, col = ('round', C['plum_d']) if kind == 'F' else ('square', C['blue_d'])
    o = fn()
    if mode == 'none':
        return group(o, 'translate(-.9 0)')
    if mode == 'character':
        # the picture a little smaller, the character in a seal
        o = group(o, 'translate(2.4 8.4) scale(.8)')
        o += (circle(8.6, 8.8, 6.0, col) if kind == 'F' else rect(2.8, 3.0, 11.6, 11.6, col, 1.8))
        return o + glyph(ch, 4.4, 4.6, 8.4, 8.4, '#FFFFFF', bold=.2)
    return o + index(t[0], col, badge)


def svg(t, mode, face='full'):
    if t == 'BACK':
        inner = back()
    else:
        inner = (body() if face == 'full' else '') + art(t, mode)
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 46" width="36" height="46">%s</svg>\n' % inner)


def atlas(folder, w, out):
    import io, subprocess
    from PIL import Image
    h = round(w * 46 / 36)
    im = Image.new('RGBA', (9 * w, 5 * h))
    rows = [NAMES[0:9], NAMES[9:18], NAMES[18:27], NAMES[27:34], NAMES[34:43]]
    for r, row in enumerate(rows):
        for c, t in enumerate(row):
            png = subprocess.run(['rsvg-convert', '-w', str(w), '-h', str(h), os.path.join(folder, t + '.svg')],
                                 capture_output=True, check=True).stdout
            im.alpha_composite(Image.open(io.BytesIO(png)).convert('RGBA'), (c * w, r * h))
    im.save(out, optimize=True)


def main():
    global C, LOD
    ap = argparse.ArgumentParser(description='Draw the Red Stake tile set as SVG.')
    ap.add_argument('out')
    ap.add_argument('--index', default='number', choices=['number', 'none', 'character'])
    ap.add_argument('--palette', default='normal', choices=list(PALETTES))
    ap.add_argument('--face', default='full', choices=['full', 'art'])
    ap.add_argument('--lod', default='hi', choices=['hi', 'lo'])
    ap.add_argument('--only')
    ap.add_argument('--atlas', nargs=2, metavar=('WIDTH', 'FILE'))
    a = ap.parse_args()
    C, LOD = PALETTES[a.palette], a.lod
    os.makedirs(a.out, exist_ok=True)
    for t in (a.only.split(',') if a.only else NAMES):
        with open(os.path.join(a.out, t + '.svg'), 'w') as fh:
            fh.write(svg(t, a.index, a.face))
    if a.atlas:
        atlas(a.out, int(a.atlas[0]), a.atlas[1])


if __name__ == '__main__':
    main()
