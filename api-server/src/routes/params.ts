import { Id } from 'shared-api/contract'
import { z } from 'zod'

/** The parameters of a path that ends in a record's id. */
export const ById = z.strictObject({ id: Id })
