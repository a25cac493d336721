; The setup for one user, who needs no other's leave. /S installs and uninstalls without a question, /D=FOLDER at the end says where.
Unicode true
SetCompressor /SOLID lzma
; Program and command line are alike but for a few bytes, which only a dictionary larger than one of them finds out.
SetCompressorDictSize 64
ManifestDPIAware true

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Red Stake"
!define CLASSES "Software\Classes"
!define PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths\red-stake.exe"
!define TELL_SHELL "System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'"

Name "Red Stake"
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
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\red-stake.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Play Red Stake"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; A program that is running cannot be written over or removed.
!macro REFUSE_WHILE_OPEN un
Function ${un}RefuseWhileOpen
    IfFileExists "$INSTDIR\red-stake.exe" 0 free
    again:
    ClearErrors
    FileOpen $0 "$INSTDIR\red-stake.exe" a
    IfErrors busy
    FileClose $0
    Goto free
    busy:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "Red Stake is open. Please close it first." /SD IDCANCEL IDRETRY again
    SetErrorLevel 3
    Quit
    free:
FunctionEnd
!macroend
!insertmacro REFUSE_WHILE_OPEN ""
!insertmacro REFUSE_WHILE_OPEN "un."

Section "Red Stake" Game
    SectionIn RO
    Call RefuseWhileOpen
    SetOutPath "$INSTDIR"
    File "${FILES}/red-stake.exe"
    File "${FILES}/red-stake.com"
    File "${FILES}/LICENSE.txt"
    File "${FILES}/LICENSES.txt"
    SetOutPath "$INSTDIR\saves"
    File "${FILES}/saves/*.mah"
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Red Stake.lnk" "$INSTDIR\red-stake.exe" "" "$INSTDIR\red-stake.exe" 0 SW_SHOWNORMAL "" "Play Mah Jongg with three others"
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

Section "Open saved games (.mah) by double click" SavedGames
    WriteRegStr HKCU "${CLASSES}\.mah" "" "RedStake.Game"
    WriteRegStr HKCU "${CLASSES}\.mah\OpenWithProgids" "RedStake.Game" ""
    WriteRegStr HKCU "${CLASSES}\RedStake.Game" "" "Mah Jongg game"
    WriteRegStr HKCU "${CLASSES}\RedStake.Game\DefaultIcon" "" "$INSTDIR\red-stake.exe,0"
    WriteRegStr HKCU "${CLASSES}\RedStake.Game\shell\open\command" "" '"$INSTDIR\red-stake.exe" "%1"'
    ${TELL_SHELL}
SectionEnd

; The screen saver is the program under another name, so that it takes no room of its own. Choosing it is left to the player.
Section "Screen saver" ScreenSaver
    Delete "$INSTDIR\red-stake.scr"
    System::Call 'kernel32::CreateHardLinkW(w "$INSTDIR\red-stake.scr", w "$INSTDIR\red-stake.exe", p 0) i .r0'
    IntCmp $0 0 0 linked linked
    CopyFiles /SILENT "$INSTDIR\red-stake.exe" "$INSTDIR\red-stake.scr"
    linked:
    CreateShortcut "$SMPROGRAMS\Red Stake as Screen Saver.lnk" "$SYSDIR\rundll32.exe" 'desk.cpl,InstallScreenSaver $INSTDIR\red-stake.scr' "$INSTDIR\red-stake.exe" 0 SW_SHOWNORMAL "" "Choose Red Stake as the screen saver"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${Game} "The game, with an entry in the Start menu."
    !insertmacro MUI_DESCRIPTION_TEXT ${SavedGames} "A double click on a saved game opens it."
    !insertmacro MUI_DESCRIPTION_TEXT ${ScreenSaver} "Four computer players on the whole screen; you choose it in the settings of Windows."
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; Saved games, preferences and figures are the player's own and stay.
Section "Uninstall"
    Call un.RefuseWhileOpen
    Delete "$INSTDIR\red-stake.exe"
    Delete "$INSTDIR\red-stake.com"
    Delete "$INSTDIR\red-stake.scr"
    Delete "$INSTDIR\LICENSE.txt"
    Delete "$INSTDIR\LICENSES.txt"
    ; The games that came along, by name: whatever else lies there is the player's.
    !include "${FILES}/came-along.nsh"
    RMDir "$INSTDIR\saves"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Red Stake.lnk"
    Delete "$SMPROGRAMS\Red Stake as Screen Saver.lnk"
    DeleteRegKey HKCU "${PATHS}"
    DeleteRegKey HKCU "${UNINSTALL}"
    ; Another program may have taken the ending over since.
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
