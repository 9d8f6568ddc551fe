import { smsTemplates } from '../bookings/index.ts'
import { runCommand } from './command.ts'

/** `pnpm sms-templates`: prints each text for phones as the DLT register takes it. */
await runCommand(async () => smsTemplates())
