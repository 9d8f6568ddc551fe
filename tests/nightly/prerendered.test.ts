import { expectTakenOver } from '../harness/taken-over.ts'
import { test } from '../harness/test.ts'

test('each page comes with its content in Tamil, which the code takes over as it is', async ({ openPage, product }) => {
  await expectTakenOver('ta', openPage, product)
})
