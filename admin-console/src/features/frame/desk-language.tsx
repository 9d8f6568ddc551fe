import { useEffect } from 'react'
import { DESK_LANGUAGES, type DeskLanguage, LANGUAGES } from 'shared-api/languages'
import { UnstyledButton, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { usePreferences } from '../../api/use-preferences.ts'
import { frameTexts } from '../../texts/frame.ts'
import { keptLanguage, startIn } from '../../texts/kept-language.ts'
import { deskLanguage } from '../../texts/page.ts'

/** The console's other language, by its own name. What a person chose counts on each of their devices. */
export function DeskLanguageButton({ className }: { className: string | undefined }) {
  const { notify } = useShell()
  const { preferences, isKnown, change } = usePreferences()
  const chosen = isKnown ? preferences.language : null
  useEffect(() => {
    if (chosen && chosen !== keptLanguage()) startIn(chosen)
  }, [chosen])
  const choose = (language: DeskLanguage) =>
    change({ language }).catch((cause: unknown) =>
      notify({ kind: 'error', message: frameTexts().language.notChanged({ why: problemText(cause) }) }),
    )
  return DESK_LANGUAGES.filter((language) => language !== deskLanguage()).map((language) => (
    <UnstyledButton
      key={language}
      className={className}
      lang={language}
      disabled={!isKnown}
      onClick={() => choose(language)}
    >
      {LANGUAGES[language].name}
    </UnstyledButton>
  ))
}
