import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from '../src/icons/icons.tsx'
import {
  BandScene,
  BusWorkshop,
  EmptyRoad,
  HeroScene,
  Logo,
  LostRoad,
  ServiceDrop,
  ServiceHours,
  ServiceOutstation,
  WhyDrivers,
  WhyMaintenance,
  WhyOnTime,
  WhySafety,
} from '../src/illustrations/index.ts'
import { Group, SimpleGrid } from '../src/index.ts'

export default { title: 'Drawings' } satisfies Meta

export const Icons: StoryObj = {
  render: () => (
    <Group maw="32rem">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} size={28} />
      ))}
    </Group>
  ),
}

export const Brand: StoryObj = {
  render: () => (
    <Group>
      <Logo name="Thenral Travels" />
      <Logo name="Thenral Travels" variant="light" />
    </Group>
  ),
}

export const Scenes: StoryObj = {
  render: () => (
    <>
      <HeroScene title="A road to a temple by the sea" />
      <BandScene title="Hills behind a road" />
    </>
  ),
}

const SPOTS = [ServiceDrop, ServiceHours, ServiceOutstation, WhySafety, WhyOnTime, WhyDrivers, WhyMaintenance]
const STATES = [BusWorkshop, EmptyRoad, LostRoad]

export const Spots: StoryObj = {
  render: () => (
    <SimpleGrid cols={{ base: 2, md: 5 }}>
      {[...SPOTS, ...STATES].map((Drawing) => (
        <Drawing key={Drawing.name} />
      ))}
    </SimpleGrid>
  ),
}
