import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarChart } from '../src/admin.ts'
import { Alert, Button, Dialog, Loader, notify, Paper, Skeleton, Stack, Text, Title } from '../src/index.ts'

export default { title: 'Surfaces' } satisfies Meta

export const Card: StoryObj = {
  render: () => (
    <Paper withBorder p="lg" maw="24rem">
      <Title order={2} size="h3">
        Chennai to Madurai
      </Title>
      <Text c="dimmed">Outstation, 3 persons</Text>
    </Paper>
  ),
}

export const Alerts: StoryObj = {
  render: () => (
    <Stack maw="32rem">
      <Alert title="Your booking is stored">We call you to confirm.</Alert>
      <Alert color="red" title="Nothing was sent">
        The connection was lost. What you typed is still here.
      </Alert>
    </Stack>
  ),
}

export const Waiting: StoryObj = {
  render: () => (
    <Stack maw="24rem">
      <Loader aria-label="Loading" role="status" />
      <Skeleton h={120} />
    </Stack>
  ),
}

export const OpenDialog: StoryObj = {
  render: () => (
    <Dialog opened onClose={() => {}} title="Delete">
      <Text mb="md">Are you sure you want to delete?</Text>
      <Button color="red">Delete</Button>
    </Dialog>
  ),
}

export const Toast: StoryObj = {
  render: () => <Button onClick={() => notify({ kind: 'error', message: 'Passwords do not match' })}>Register</Button>,
}

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((label, index) => ({ label, value: (index * 3) % 7 }))

export const Chart: StoryObj = { render: () => <BarChart data={WEEK} unit="bookings" height={200} /> }
