import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/** Ends the output with one plain line, 'N passed, N failed', for those who read it by machine. */
export default class PlainSummary implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandledErrors: ReadonlyArray<SerializedError>) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 }
    for (const module of modules) {
      const results = [...module.children.allTests()].map((test) => test.result().state)
      for (const state of results) if (state !== 'pending') count[state] += 1
      // A file that could not be loaded, or whose hooks failed, counts as one failure.
      if (!module.ok() && !results.includes('failed')) count.failed += 1
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
    process.once('exit', () => process.stdout.write(`${count.passed} passed, ${count.failed} failed${skipped}\n`))
  }
}
