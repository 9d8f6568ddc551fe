import { ApiProblem, type Client, createClient, getMe } from 'shared-api/client'
import { commonTexts } from '../texts/common.ts'
import { useLoginGate } from './login-gate.ts'
import { apiOrigin } from './origin.ts'
import { problemCode, problemStatus } from './problem-text.ts'

export const client = createClient({ baseUrl: apiOrigin })

const NEEDS_LOGIN: (number | undefined)[] = [401, 403]

/**
 * Makes a call as staff. If the session has ended or is a customer's (403), a login dialog opens over the page and the
 * call is repeated, so that nothing typed is lost. Throws as the client does; also if only an owner may do it.
 */
export async function staffCall<Reply>(call: (client: Client) => Promise<Reply>): Promise<Reply> {
  try {
    return await call(client)
  } catch (cause) {
    if (!NEEDS_LOGIN.includes(problemStatus(cause)) || problemCode(cause) === 'owners-only') throw cause
    const loggedIn = await useLoginGate.getState().ask()
    if (!loggedIn) throw cause
    return staffCall(call)
  }
}

type Files = Record<string, File | undefined>

/**
 * As `staffCall`, for calls with `files`: checks the session first. The server refuses early, but a browser reads that
 * only after sending everything.
 */
export const staffUpload = <Reply>(files: Files, call: (client: Client) => Promise<Reply>): Promise<Reply> =>
  staffCall(async () => {
    if (Object.values(files).some((file) => file)) await refuseUnlessStaff()
    return call(client)
  })

async function refuseUnlessStaff() {
  const { user } = await getMe(client)
  if (user?.role !== 'admin') throw new ApiProblem(401, { detail: commonTexts().failures.login })
}
