import { assignment as english } from './en/assignment.ts'
import { textsOf } from './page.ts'

export const assignmentTexts = () => textsOf('assignment', english)
