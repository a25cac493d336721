; Installs for the current user, without administrator rights. /S installs or uninstalls silently; /D=FOLDER, as the last option, chooses
; the folder.
Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 64
; The same sources give the same setup.
SetDateSave off
ManifestDPIAware true
ManifestSupportedOS Win10

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "WordFunc.nsh"
!include "x64.nsh"

; Signs the uninstaller before it is packed.
!ifdef SIGN
    !uninstfinalize `${SIGN} "%1"`
!endif

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Red Stake"
!define CLASSES "Software\Classes"
!define PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths\red-stake.exe"
!define TELL_SHELL "System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'"

Name "Red Stake"
BrandingText "Red Stake ${VERSION}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Red Stake"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Red Stake"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Red Stake setup"
VIAddVersionKey "CompanyName" "The Red Stake authors"
VIAddVersionKey "LegalCopyright" "MIT or Apache-2.0"

!define MUI_ICON "${SOURCE}/tilesets/icon/icon.ico"
!define MUI_UNICON "${SOURCE}/tilesets/icon/icon.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SOURCE}/package/windows/setup-side.bmp"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${SOURCE}/package/windows/setup-head.bmp"
!define MUI_HEADERIMAGE_UNBITMAP "${SOURCE}/package/windows/setup-head.bmp"
!define MUI_ABORTWARNING
!define MUI_ABORTWARNING_TEXT "$(QUIT)"
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_WELCOMEPAGE_TITLE "Red Stake"
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"
!define MUI_FINISHPAGE_TITLE "$(FINISHED)"
!define MUI_FINISHPAGE_TEXT "$(FINISHED_TEXT)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\red-stake.exe"
!define MUI_FINISHPAGE_RUN_TEXT "$(PLAY)"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(REMOVE)"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!include /CHARSET=UTF8 "${SOURCE}/package/windows/setup-words.nsh"

; Refuses systems on which the program cannot run, and asks before an older version replaces a newer one.
Function .onInit
    ${IfNot} ${AtLeastWin10}
        MessageBox MB_OK|MB_ICONSTOP "$(NEEDS_WINDOWS_10)" /SD IDOK
        SetErrorLevel 4
        Quit
    ${EndIf}
    ${IfNot} ${RunningX64}
        MessageBox MB_OK|MB_ICONSTOP "$(NEEDS_64_BIT)" /SD IDOK
        SetErrorLevel 4
        Quit
    ${EndIf}
    ReadRegStr $0 HKCU "${UNINSTALL}" "DisplayVersion"
    ${If} $0 != ""
        ${VersionCompare} "$0" "${VERSION}" $1
        ${If} $1 == 1
            MessageBox MB_YESNO|MB_ICONQUESTION "$(NEWER)" /SD IDNO IDYES older
            SetErrorLevel 5
            Quit
            older:
        ${EndIf}
    ${EndIf}
FunctionEnd

; A running program can be neither replaced nor removed. It may run as the game, from the command line, or as the screen saver.
!macro RefuseOpen name
    ${If} ${FileExists} "$INSTDIR\${name}"
        ${Do}
            ClearErrors
            FileOpen $0 "$INSTDIR\${name}" a
            ${IfNot} ${Errors}
                FileClose $0
                ${ExitDo}
            ${EndIf}
            StrCpy $1 "${name}"
            ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDCANCEL`
                SetErrorLevel 3
                Quit
            ${EndIf}
        ${Loop}
    ${EndIf}
!macroend
!define RefuseOpen "!insertmacro RefuseOpen"

!macro RefuseWhileOpen un
Function ${un}RefuseWhileOpen
    ${RefuseOpen} "red-stake.exe"
    ${RefuseOpen} "red-stake.com"
    ${RefuseOpen} "red-stake.scr"
FunctionEnd
!macroend
!insertmacro RefuseWhileOpen ""
!insertmacro RefuseWhileOpen "un."

Section "Red Stake" Game
    SectionIn RO
    Call RefuseWhileOpen
    SetOutPath "$INSTDIR"
    File "${FILES}/red-stake.exe"
    File "${FILES}/red-stake.com"
    File "${FILES}/LICENSE.txt"
    File "${FILES}/LICENSES.txt"
    File "${FILES}/third-party-notices.txt"
    SetOutPath "$INSTDIR\saves"
    File "${FILES}/saves/*.mah"
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Red Stake.lnk" "$INSTDIR\red-stake.exe" "" "$INSTDIR\red-stake.exe" 0 SW_SHOWNORMAL "" "$(GAME_ABOUT)"
    WriteRegStr HKCU "${PATHS}" "" "$INSTDIR\red-stake.exe"

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Red Stake"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\red-stake.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Red Stake authors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    IntFmt $0 "0x%08X" $0
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
SectionEnd

Section "$(SAVED_GAMES)" SavedGames
    WriteRegStr HKCU "${CLASSES}\.mah" "" "RedStake.Game"
    WriteRegStr HKCU "${CLASSES}\.mah\OpenWithProgids" "RedStake.Game" ""
    WriteRegStr HKCU "${CLASSES}\RedStake.Game" "" "$(GAME_FILE)"
    WriteRegStr HKCU "${CLASSES}\RedStake.Game\DefaultIcon" "" "$INSTDIR\red-stake.exe,0"
    WriteRegStr HKCU "${CLASSES}\RedStake.Game\shell\open\command" "" '"$INSTDIR\red-stake.exe" "%1"'
    ${TELL_SHELL}
SectionEnd

; The screen saver is a hard link to the program, which takes no space. The player chooses it in the settings of Windows.
Section "$(SAVER)" ScreenSaver
    Delete "$INSTDIR\red-stake.scr"
    System::Call 'kernel32::CreateHardLinkW(w "$INSTDIR\red-stake.scr", w "$INSTDIR\red-stake.exe", p 0) i .r0'
    IntCmp $0 0 0 linked linked
    CopyFiles /SILENT "$INSTDIR\red-stake.exe" "$INSTDIR\red-stake.scr"
    linked:
    ; The uninstaller may speak another language, so it finds the name there.
    WriteRegStr HKCU "${UNINSTALL}" "ScreenSaverShortcut" "$(SAVER_LINK)"
    CreateShortcut "$SMPROGRAMS\$(SAVER_LINK).lnk" "$SYSDIR\rundll32.exe" 'desk.cpl,InstallScreenSaver $INSTDIR\red-stake.scr' "$INSTDIR\red-stake.exe" 0 SW_SHOWNORMAL "" "$(SAVER_ABOUT)"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${Game} "$(ABOUT_GAME)"
    !insertmacro MUI_DESCRIPTION_TEXT ${SavedGames} "$(ABOUT_SAVED_GAMES)"
    !insertmacro MUI_DESCRIPTION_TEXT ${ScreenSaver} "$(ABOUT_SAVER)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; Saved games, preferences and statistics stay.
Section "Uninstall"
    Call un.RefuseWhileOpen
    ; Windows must not look for the removed screen saver. It may have stored its short path.
    ReadRegStr $0 HKCU "Control Panel\Desktop" "SCRNSAVE.EXE"
    GetFullPathName /SHORT $1 "$INSTDIR\red-stake.scr"
    ${If} $0 == "$INSTDIR\red-stake.scr"
    ${OrIf} $0 == $1
        DeleteRegValue HKCU "Control Panel\Desktop" "SCRNSAVE.EXE"
    ${EndIf}
    Delete "$INSTDIR\red-stake.exe"
    Delete "$INSTDIR\red-stake.com"
    Delete "$INSTDIR\red-stake.scr"
    Delete "$INSTDIR\LICENSE.txt"
    Delete "$INSTDIR\LICENSES.txt"
    Delete "$INSTDIR\third-party-notices.txt"
    ; The sample games by name: everything else in that folder belongs to the player.
    !include "${SAMPLE_GAMES}"
    RMDir "$INSTDIR\saves"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Red Stake.lnk"
    ReadRegStr $0 HKCU "${UNINSTALL}" "ScreenSaverShortcut"
    ${If} $0 != ""
        Delete "$SMPROGRAMS\$0.lnk"
    ${EndIf}
    DeleteRegKey HKCU "${PATHS}"
    DeleteRegKey HKCU "${UNINSTALL}"
    ; Another program may have taken over the file type.
    ReadRegStr $0 HKCU "${CLASSES}\.mah" ""
    StrCmp $0 "RedStake.Game" 0 taken
    DeleteRegValue HKCU "${CLASSES}\.mah" ""
    taken:
    DeleteRegValue HKCU "${CLASSES}\.mah\OpenWithProgids" "RedStake.Game"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.mah\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.mah"
    DeleteRegKey HKCU "${CLASSES}\RedStake.Game"
    ${TELL_SHELL}
SectionEnd
