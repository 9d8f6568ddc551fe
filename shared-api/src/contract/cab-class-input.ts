import { ANY_CLASS, CAB_CLASSES } from './cab-classes.ts'
import { refusedAs } from './problems.ts'
import { z } from './zod.ts'

/** One of CAB_CLASSES; capitals and spaces do not matter. */
export const CabClassInput = refusedAs(z.string().trim().overwrite(asCode).pipe(z.enum(CAB_CLASSES)), {
  code: 'one-of',
  params: { values: CAB_CLASSES.join(', ') },
})
/** As CabClassInput, or `*` for any. */
export const ClassOrAny = refusedAs(
  z
    .string()
    .trim()
    .overwrite(asCode)
    .pipe(z.enum([ANY_CLASS, ...CAB_CLASSES])),
  {
    code: 'one-of',
    params: { values: [ANY_CLASS, ...CAB_CLASSES].join(', ') },
  },
)

function asCode(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '-')
}
