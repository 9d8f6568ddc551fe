import { activity as english } from './en/activity.ts'
import { textsOf } from './page.ts'

export const activityTexts = () => textsOf('activity', english)
