import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/** Ends the output with one plain line, 'N passed, N failed', for programs that read it. */
export default class PlainSummary implements Reporter {
  private suite: Suite | undefined
  private errors = 0

  onBegin(_config: FullConfig, suite: Suite) {
    this.suite = suite
  }

  /** A file that could not be loaded, or a worker that failed outside of a test. */
  onError() {
    this.errors += 1
  }

  onEnd() {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? []
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
    const [passed, failed, skipped] = [count('expected'), count('unexpected') + this.errors, count('skipped')]
    const rest = skipped > 0 ? `, ${skipped} skipped` : ''
    process.once('exit', () => process.stdout.write(`${passed} passed, ${failed} failed${rest}\n`))
  }
}
