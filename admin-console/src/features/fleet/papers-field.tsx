import { type ReactNode, useId } from 'react'
import { SimpleGrid, Stack, Text, TextInput } from 'shared-ui'
import { paperName } from '../../components/paper-words.ts'
import { DayField } from '../../editing/day-field.tsx'
import { fleetTexts } from '../../texts/fleet.ts'
import { DueBadges } from './paper-badges.tsx'
import { type PaperValues, papersOf } from './paper-values.ts'
import classes from './papers-field.module.css'

type Props = {
  papers: readonly PaperValues[]
  getInputProps: (path: string) => object
  /** A problem of the papers as a whole. */
  error?: ReactNode
}

/** The papers of a vehicle or driver, one row for each kind (docs/product.md, Papers). */
export function PapersField({ papers, getInputProps, error }: Props) {
  const id = useId()
  const texts = fleetTexts().papers
  return (
    <fieldset className={classes.papers} aria-labelledby={id}>
      <Stack gap="sm">
        <div>
          <Text id={id} fw={600}>
            {texts.title}
          </Text>
          <Text size="sm" c="dimmed">
            {texts.note}
          </Text>
        </div>
        {papers.map(({ kind, ...paper }, at) => (
          <Stack key={kind} gap={4}>
            <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fit">
              <DayField label={texts.lastDay({ paper: paperName(kind) })} {...getInputProps(`papers.${at}.lastDay`)} />
              <TextInput
                label={texts.number({ paper: paperName(kind) })}
                maxLength={40}
                {...getInputProps(`papers.${at}.number`)}
              />
            </SimpleGrid>
            <DueBadges papers={papersOf([{ kind, ...paper }])} />
          </Stack>
        ))}
        {error && (
          <Text c="red" size="sm">
            {error}
          </Text>
        )}
      </Stack>
    </fieldset>
  )
}
