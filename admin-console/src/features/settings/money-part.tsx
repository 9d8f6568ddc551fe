import type { SettingsInput } from 'shared-api/contract'
import { SUPPLIERS } from 'shared-api/contract'
import { NativeSelect, SimpleGrid, TextInput } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { FieldGroup } from '../../components/field-group.tsx'
import { DayField } from '../../editing/day-field.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { settingsTexts } from '../../texts/settings.ts'
import { asText, filled, type Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import type { SettingsVersion } from './use-settings.ts'

const NO_GST = { gstin: '', prefix: '', note: '', supplier: '', signatory: '' }
const NO_NIGHT = { from: '', to: '' }
const NO_LIMITS = { discount: '', discountPercent: '', refund: '', creditNote: '' }
const NO_BANK = { holder: '', bank: '', account: '', ifsc: '' }

type Values = {
  upi: string
  upiMerchant: boolean
  advanceConfirms: boolean
  noGstin: boolean
  gst: typeof NO_GST
  bank: typeof NO_BANK
  nightToDriver: typeof NO_NIGHT
  clerkLimits: typeof NO_LIMITS
}

const partIn = ({ fields, money }: ReturnType<typeof settingsTexts>): Part<Values> => ({
  valuesOf: ({ upi = '', upiMerchant, advanceConfirms, noGstin, gst, bank, nightToDriver, clerkLimits }) => ({
    ...{ upi, upiMerchant, advanceConfirms, noGstin, gst: { ...NO_GST, ...gst }, bank: { ...NO_BANK, ...bank } },
    nightToDriver: { ...NO_NIGHT, ...nightToDriver },
    clerkLimits: { ...NO_LIMITS, ...mapped(clerkLimits ?? {}, String) },
  }),
  editOf: ({ upi, gst, bank, nightToDriver, clerkLimits, ...switches }) => ({
    ...switches,
    upi: upi.trim() === '' ? null : upi,
    gst: filled(gst) && ({ gstin: '', ...filled(gst) } as SettingsInput['gst']),
    bank: filled(bank) && bank,
    nightToDriver: filled(nightToDriver) && { from: '', ...filled(nightToDriver) },
    clerkLimits: filled(clerkLimits) && mapped(filled(clerkLimits) ?? {}, typedNumber),
  }),
  words: {
    bank: { label: money.bankAccount, text: asText },
    clerkLimits: { label: money.clerks, text: asText },
  },
  labels: fields,
})

const mapped = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** How the company is paid, and what its papers say. */
export function MoneyPart({ version }: { version: SettingsVersion }) {
  const texts = settingsTexts()
  const { fields, money } = texts
  return (
    <PartForm part={partIn(texts)} version={version}>
      {(form) => {
        const text = (path: string, label: string, description?: string) => (
          <TextInput label={label} description={description} autoComplete="off" {...form.getInputProps(path)} />
        )
        return (
          <>
            {text('upi', fields.upi, money.upiNote({ example: 'name@bank' }))}
            <Switch label={money.upiMerchant} {...form.getInputProps('upiMerchant', { type: 'checkbox' })} />
            <Switch label={money.advanceConfirms} {...form.getInputProps('advanceConfirms', { type: 'checkbox' })} />
            <FieldGroup legend={money.gst}>
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                {text('gst.gstin', fields.gstin)}
                {text('gst.prefix', fields.prefix, money.prefixNote({ usual: 'INV' }))}
              </SimpleGrid>
              {text('gst.note', fields.note)}
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                <NativeSelect
                  label={fields.supplier}
                  description={money.supplierNote}
                  data={[
                    { value: '', label: money.suppliers.none },
                    ...SUPPLIERS.map((value) => ({ value, label: money.suppliers[value] })),
                  ]}
                  {...form.getInputProps('gst.supplier')}
                />
                {text('gst.signatory', fields.signatory)}
              </SimpleGrid>
              <Switch label={money.noGstin} {...form.getInputProps('noGstin', { type: 'checkbox' })} />
            </FieldGroup>
            <FieldGroup legend={money.night}>
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                <DayField label={fields.from} {...form.getInputProps('nightToDriver.from')} />
                <DayField label={fields.to} {...form.getInputProps('nightToDriver.to')} />
              </SimpleGrid>
            </FieldGroup>
            <FieldGroup legend={money.clerks}>
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                {text('clerkLimits.discount', fields.discount, money.noLimit)}
                {text('clerkLimits.discountPercent', fields.discountPercent, money.noLimit)}
                {text('clerkLimits.refund', fields.refund, money.noLimit)}
                {text('clerkLimits.creditNote', fields.creditNote, money.noLimit)}
              </SimpleGrid>
            </FieldGroup>
            <FieldGroup legend={money.bank}>
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                {text('bank.holder', fields.holder)}
                {text('bank.bank', fields.bank)}
                {text('bank.account', fields.account)}
                {text('bank.ifsc', fields.ifsc)}
              </SimpleGrid>
            </FieldGroup>
          </>
        )
      }}
    </PartForm>
  )
}
