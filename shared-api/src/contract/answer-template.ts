import { refusal } from './problems.ts'
import { Id, line, paragraph } from './text.ts'
import { z } from './zod.ts'

/** What a template leaves open, in braces: '{name}'. */
export const PLACEHOLDERS = ['name', 'package', 'dates', 'reference'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

const BRACES = /\{([^{}\n]{1,40})\}/g

/** The names in braces that a text still has. */
export const openPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(BRACES)].map(([, name = '']) => name)),
]

/** A text with its placeholders filled in; one without a value stays, to be seen. */
export const filledIn = (text: string, values: Partial<Record<Placeholder, string>>): string =>
  text.replace(BRACES, (whole, name: string) => values[name as Placeholder] || whole)

const unknownIn = (text: string) => openPlaceholders(text).filter((name) => !PLACEHOLDERS.includes(name as Placeholder))

/** A part of a template, which has no placeholder that nobody fills in. */
const known = <Text extends z.ZodType<string>>(text: Text) =>
  text.superRefine((value, context) => {
    const [name] = unknownIn(value)
    if (name === undefined) return
    const params = { name, known: PLACEHOLDERS.map((one) => `{${one}}`).join(', ') }
    context.addIssue({ code: 'custom', ...refusal({ code: 'placeholder', params }) })
  })

const AnswerText = z.strictObject({ subject: known(line(200)), text: known(paragraph(4000)) })

/** A template of the desk's answers: its name, and its text by language ('en'). */
export const AnswerTemplateInput = z.strictObject({
  name: line(80),
  texts: z.strictObject({ en: AnswerText, ta: AnswerText }),
})
export type AnswerTemplateInput = z.output<typeof AnswerTemplateInput>
export const AnswerTemplate = z.strictObject({
  _id: Id,
  name: z.string(),
  texts: z.record(z.string(), z.strictObject({ subject: z.string(), text: z.string() })),
  version: z.number(),
})
export type AnswerTemplate = z.infer<typeof AnswerTemplate>
export const AnswerTemplatesReply = z.strictObject({ templates: z.array(AnswerTemplate) })
export const AnswerTemplateReply = z.strictObject({ template: AnswerTemplate })
