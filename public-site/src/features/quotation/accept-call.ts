import { ApiProblem, acceptOffer } from 'shared-api/client'
import type { OfferReply } from 'shared-api/contract'
import { api } from '../../lib/client.ts'
import { refusalText } from '../../lib/problem-text.ts'

type Outcome = { reply: OfferReply | null; why: string | null }

// In a module of its own: it is loaded with the first press of the button.
/** Accepts a quotation. `why` has the server's words for a refusal; null if it could not be reached. */
export async function accept(token: string): Promise<Outcome> {
  try {
    return { reply: await acceptOffer(api(), token), why: null }
  } catch (cause) {
    return { reply: null, why: cause instanceof ApiProblem ? refusalText(cause) : null }
  }
}
