import type { Meta, StoryObj } from '@storybook/react-vite'
import { DatePickerInput, Pagination, Progress, Radio, SegmentedControl, Switch } from '../src/admin.ts'
import { Checkbox, NativeSelect, PasswordInput, Stack, Textarea, TextInput } from '../src/index.ts'

export default { title: 'Fields' } satisfies Meta

export const Empty: StoryObj = {
  render: () => (
    <Stack maw="24rem">
      <TextInput label="Pick-up location" required />
      <NativeSelect label="From State" data={['Tamil Nadu', 'Kerala', 'Andhra Pradesh', 'Karnataka']} />
      <Textarea label="Message" />
      <PasswordInput label="Password" />
      <Checkbox label="I accept the terms" />
    </Stack>
  ),
}

export const AtFault: StoryObj = {
  render: () => (
    <Stack maw="24rem">
      <TextInput label="Mobile" defaultValue="12345" error="An Indian mobile number has ten digits" />
      <NativeSelect label="To City" data={['Madurai']} error="Choose another city than the one you start from" />
      <Checkbox label="I accept the terms" error="Accept the terms to book" />
    </Stack>
  ),
}

export const OfTheConsole: StoryObj = {
  render: () => (
    <Stack maw="24rem" align="flex-start">
      <Switch label="Available" defaultChecked />
      <Radio label="Basic" />
      <SegmentedControl data={['Bookings', 'Enquiries']} aria-label="What is shown" />
      <DatePickerInput label="Pick-up date" placeholder="Any day" />
      <Progress value={40} aria-label="Upload" w="100%" />
      <Pagination total={5} getControlProps={(control) => ({ 'aria-label': `${control} page` })} />
    </Stack>
  ),
}
