import type { Company } from 'shared-api/contract'
import { useShell } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'

/** What to say of a mail: its own words, or, while no mail server is set, what is `done` and that the mail waits. */
export function useMailed(): (words: string, done?: string) => string {
  const company = useShell().initialData['/api/v1/company'] as Company | undefined
  const { waits } = commonTexts().mails
  return (words, done) => (company?.sendsMail === false ? [done, waits].filter(Boolean).join(' ') : words)
}
