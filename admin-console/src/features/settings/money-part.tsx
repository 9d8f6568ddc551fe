import { SimpleGrid, TextInput } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { FieldGroup } from '../../components/field-group.tsx'
import { asText, filled, type Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import type { SettingsVersion } from './use-settings.ts'

const NO_GST = { gstin: '', prefix: '', note: '' }
const NO_BANK = { holder: '', bank: '', account: '', ifsc: '' }

type Values = { upi: string; advanceConfirms: boolean; gst: typeof NO_GST; bank: typeof NO_BANK }

const part: Part<Values> = {
  valuesOf: ({ upi = '', advanceConfirms, gst, bank }) => ({
    ...{ upi, advanceConfirms, gst: { ...NO_GST, ...gst }, bank: { ...NO_BANK, ...bank } },
  }),
  editOf: ({ upi, advanceConfirms, gst, bank }) => ({
    upi: upi.trim() === '' ? null : upi,
    advanceConfirms,
    gst: filled(gst) && { gstin: '', ...filled(gst) },
    bank: filled(bank) && bank,
  }),
  words: {
    upi: { label: 'UPI id', text: asText },
    advanceConfirms: { label: 'A paid advance confirms', text: (on) => (on ? 'on' : 'off') },
    gst: { label: 'GST', text: asText },
    bank: { label: 'Bank account', text: asText },
  },
  labels: {
    ...{ upi: 'UPI id', gstin: 'GSTIN', prefix: 'Numbers of invoices begin with', note: 'Note on invoices' },
    ...{ holder: 'Account holder', bank: 'Bank', account: 'Account number', ifsc: 'IFSC' },
  },
}

/** How the company is paid, and what its papers say. */
export const MoneyPart = ({ version }: { version: SettingsVersion }) => (
  <PartForm part={part} version={version}>
    {(form) => {
      const text = (path: string, label: string, description?: string) => (
        <TextInput label={label} description={description} autoComplete="off" {...form.getInputProps(path)} />
      )
      return (
        <>
          {text('upi', 'UPI id', 'Such as name@bank; empty: no payments by UPI')}
          <Switch
            label="A paid advance confirms a new booking"
            {...form.getInputProps('advanceConfirms', { type: 'checkbox' })}
          />
          <FieldGroup legend="GST; without a GSTIN there are bills without tax">
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {text('gst.gstin', 'GSTIN')}
              {text('gst.prefix', 'Numbers of invoices begin with', '2 to 4 capitals or digits; INV if empty')}
            </SimpleGrid>
            {text('gst.note', 'Note on invoices')}
          </FieldGroup>
          <FieldGroup legend="Bank account, on invoices and bills">
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {text('bank.holder', 'Account holder')}
              {text('bank.bank', 'Bank')}
              {text('bank.account', 'Account number')}
              {text('bank.ifsc', 'IFSC')}
            </SimpleGrid>
          </FieldGroup>
        </>
      )
    }}
  </PartForm>
)
