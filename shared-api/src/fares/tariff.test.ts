import { expect, test } from 'vitest'
import { fieldProblemsOf } from '../contract/problems.ts'
import { TariffParts } from '../contract/tariff.ts'
import { z } from '../contract/zod.ts'
import { onWire } from './tariff.ts'

/** What is no object, list or table in a schema, with its path; '*' stands for any name in a table. */
function leaves(schema: z.ZodType, path: string[] = []): [path: string[], leaf: z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => leaves(inner as z.ZodType, [...path, name]))
  if (schema instanceof z.ZodArray) return leaves(schema.element as z.ZodType, path)
  if (schema instanceof z.ZodRecord) return leaves(schema.valueType as z.ZodType, [...path, '*'])
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return leaves(schema.unwrap() as z.ZodType, path)
  return [[path, schema]]
}

test.each(leaves(TariffParts))(
  '%j of a tariff is a hundredfold in code where it is rupees or percent',
  (path, leaf) => {
    const [problem] = fieldProblemsOf(leaf.safeParse(-1e9).error?.issues)
    const isAmount = problem?.code === 'rupees' || problem?.code === 'percent'
    const tariff = path.reduceRight<object | number>((inner, name) => ({ [name]: inner }), 100) as object
    expect(JSON.stringify(onWire(tariff))).toContain(isAmount ? ':1}' : ':100}')
  },
)
