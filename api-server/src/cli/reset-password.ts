import { forgetGuesses, hashPassword, randomPassword, staffRepository } from '../accounts/index.ts'
import { openForCommand } from '../platform/database/open.ts'
import { rateLimitRepository } from '../platform/http/rate-limit-repository.ts'
import { readArguments } from '../platform/operations/read-arguments.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { refuseNoDatabase, runCommand } from './command.ts'

/** `pnpm reset-password EMAIL`: for whoever is locked out of the desk. A new random password, printed once; sessions end. */
await runCommand(async (config) => {
  const { argument: email } = readArguments('pnpm reset-password EMAIL')
  refuseNoDatabase(config)
  const database = openForCommand(config)
  try {
    const staff = staffRepository(database, Date.now)
    const account = (await staff.list()).find((one) => one.email.toLowerCase() === email.toLowerCase())
    if (!account) throw new OperatorError(`${email} is no account of the desk`)
    const password = randomPassword()
    await forgetGuesses(rateLimitRepository(database, Date.now), account.email)
    await staff.resetPassword(account.id, await hashPassword(password), 'operator')
    if (account.disabledAt !== null) await staff.change(account.id, { disabled: false })
    return `${account.email} has the password ${password} now, and is logged out everywhere`
  } finally {
    await database.close()
  }
})
