import { NativeSelect, TextInput } from 'shared-ui'
import { cityChoices } from '../../components/city-choices.ts'
import { typedNumber } from '../../editing/typed-number.ts'
import { assignmentTexts } from '../../texts/assignment.ts'
import { MAX_REASON } from './reason.ts'

type Values = { why: string; closingKm: string; city: string }
type Props = { getInputProps: (path: keyof Values) => object; isOtherCar: boolean }

/** What the desk says of a trip under way that another takes over (docs/product.md, Another car or driver in mid-trip). */
export function TakeOverFields({ getInputProps, isOtherCar }: Props) {
  const texts = assignmentTexts()
  return (
    <>
      <TextInput
        label={texts.why}
        description={texts.whyHint}
        required
        maxLength={MAX_REASON}
        {...getInputProps('why')}
      />
      {isOtherCar && (
        <TextInput
          label={texts.closingKm}
          description={texts.closingKmHint}
          inputMode="numeric"
          autoComplete="off"
          {...getInputProps('closingKm')}
        />
      )}
      <NativeSelect label={texts.city} data={cityChoices(texts.cityNone)} {...getInputProps('city')} />
    </>
  )
}

export function takeOverProblems({ why, closingKm }: Values): Record<string, string> {
  const { whyMissing, whole } = assignmentTexts()
  const km = typedNumber(closingKm)
  const isWrong = closingKm.trim() !== '' && !(Number.isInteger(km) && km >= 0)
  return { ...(why.trim() === '' && { why: whyMissing }), ...(isWrong && { closingKm: whole }) }
}

/** The same as it is sent. */
export const takeOverOf = ({ why, closingKm, city }: Values) => ({
  why: why.trim(),
  ...(closingKm.trim() !== '' && { closingKm: typedNumber(closingKm) }),
  ...(city && { city }),
})
