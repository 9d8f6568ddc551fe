import fastifyPlugin from 'fastify-plugin'
import { createSerializerCompiler } from 'fastify-type-provider-zod'
import { fieldProblemsOf, WITH_INPUT } from 'shared-api/contract'
import type { z } from 'zod'
import { invalid } from './problems.ts'

/** Validates requests and replies by the contract's schemas. Nothing is coerced or dropped. */
export const validation = fastifyPlugin(
  async (app) => {
    app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
      const parsed = schema.safeParse(data ?? {}, WITH_INPUT)
      return parsed.success ? { value: parsed.data } : { error: invalid(fieldProblemsOf(parsed.error.issues)) }
    })
    app.setSerializerCompiler(createSerializerCompiler())
  },
  { name: 'validation' },
)
