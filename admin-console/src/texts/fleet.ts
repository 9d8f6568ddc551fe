import { fleet as english } from './en/fleet.ts'
import { textsOf } from './page.ts'

export const fleetTexts = () => textsOf('fleet', english)
