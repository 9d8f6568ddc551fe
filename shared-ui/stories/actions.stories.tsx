import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneIcon } from '../src/icons/icons.tsx'
import { ActionIcon, Anchor, Badge, Button, Group, Stack } from '../src/index.ts'

export default { title: 'Actions' } satisfies Meta

export const Buttons: StoryObj = {
  render: () => (
    <Stack>
      <Group>
        <Button>Book Now</Button>
        <Button variant="default">Cancel</Button>
        <Button variant="subtle">Show more</Button>
        <Button color="red">Delete</Button>
      </Group>
      <Group>
        <Button loading>Sending</Button>
        <Button disabled>Not yet</Button>
        <ActionIcon aria-label="Call us" size="xl">
          <PhoneIcon />
        </ActionIcon>
        <Anchor href="tel:+919000000101">+91 90000 00101</Anchor>
      </Group>
    </Stack>
  ),
}

export const LongTamil: StoryObj = {
  render: () => <Button lang="ta">பயணத்தை உறுதிசெய்து பதிவு செய்க</Button>,
}

export const Badges: StoryObj = {
  render: () => (
    <Group>
      {['peacock', 'marigold', 'green', 'red', 'gray', 'yellow', 'blue', 'grape'].map((color) => (
        <Badge key={color} color={color}>
          {color}
        </Badge>
      ))}
    </Group>
  ),
}
