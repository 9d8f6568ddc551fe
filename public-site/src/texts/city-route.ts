import { cityRoute as english } from './en/city-route.ts'
import { textsOf } from './page.ts'

export const cityRouteTexts = () => textsOf('cityRoute', english)
