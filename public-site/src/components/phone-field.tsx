import type { ComponentProps } from 'react'
import { formatPhone } from 'shared-api/india'
import { asOf, CALLING_CODES, type Country, countryOf, toE164 } from 'shared-api/phone'
import { NativeSelect, TextInput } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import { HINT_BELOW } from './hint-below.ts'
import classes from './phone-field.module.css'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & {
  value?: string
  onChange: (text: string) => void
}

/** A phone number with its country, said back as it will be dialled once it is whole. */
export function PhoneField({ value = '', onChange, ...field }: Props) {
  const t = commonTexts().phone
  const country = countryOf(value)
  const dialled = toE164(value)
  return (
    <div className={classes.row}>
      <NativeSelect
        label={t.country}
        autoComplete="tel-country-code"
        value={country ?? ''}
        data={[...COUNTRIES.map(optionOf), ...(country ? [] : [{ value: '', label: t.other }])]}
        onChange={({ currentTarget }) => onChange(asOf(currentTarget.value as Country, value))}
      />
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...field}
        inputWrapperOrder={HINT_BELOW}
        description={dialled ? t.readBack({ number: formatPhone(dialled) }) : t.hint}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}

const COUNTRIES = Object.keys(CALLING_CODES) as Country[]
const optionOf = (country: Country) => ({
  value: country,
  label: `+${CALLING_CODES[country]} ${commonTexts().phone.countries[country]}`,
})
