import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { eachRoute } from '../../testing/engines.ts'
import { smallBuilds, writeBuilds } from '../pages/testing/small-composition.ts'
import { CALLERS, MAY_CALL, type Policy } from './policy.ts'

const POLICIES = Object.keys(MAY_CALL) as Policy[]
const row = (cells: string[]) => `| ${cells.join(' | ')} |`

/** The lines of a policy: the paths that stand alone, and one for each beginning that several have. */
function linesOf(policy: Policy, routes: { method: string; url: string; policy: Policy }[]): string[] {
  const calls = routes
    .filter((route) => route.policy === policy)
    .map(({ method, url }) => ({ method, path: pathOf(url) }))
  const paths = [...Map.groupBy(calls, ({ path }) => path)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, of]) => ({
      path,
      call: `\`${of
        .map(({ method }) => method)
        .sort()
        .join(', ')} ${path}\``,
    }))
  const groups = [...Map.groupBy(paths, ({ path }) => path.split(/[/.]/)[0])].map(([, group]) => group)
  const alone = groups.filter((group) => group.length === 1).flat()
  return [alone, ...groups.filter((group) => group.length > 1)]
    .filter((group) => group.length > 0)
    .map((group) => row([policy, group.map(({ call }) => call).join(', ')]))
}

/** A parameter in braces, without the pattern that it has to match. */
const pathOf = (url: string) => url.replace('/api/v1/', '').replace(/:(\w+)(\(\^.*?\$\))?/g, '{$1}')

const HEAD = `# Who may call what

The routes of the server by policy. A route without a policy stops the start. \`api-server/src/platform/http/access.test.ts\` writes
this page from the code, and fails while they differ; \`npx -y pnpm@12 exec vitest run --project api-server access.test.ts -u\` writes
it again. \`api-server/src/platform/http/policy.test.ts\` calls every route as each caller.`

const RULES = `- A traveller and a driver come by the [link](product.md#links) in the address of the call, and get the one trip that it opens:
  with another link, and whoever is logged in, it is 404, of a driver 401 and, once the link has ended, 410.
- Whoever is not logged in is refused with 401, a customer with 403, and a clerk with 403 and \`owners-only\`.
- Staff who have yet to change a first password are refused (403, \`first-password\`) by all that a customer may not call.
- Quotes by a named tariff, and the trips in a cab's way, are for staff alone, though anyone may call \`quote\` and \`free-cabs\`.
- HEAD is as GET. Paths without a slash before them are under \`/api/v1/\`.`

eachRoute('docs/access.md', (engine) => {
  it('has every route with its policy, as it is in the code', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'access-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeBuilds(folder, smallBuilds({ '/': '() => ""' }, []))
    const app = await engine.app({}, { frontEnds: { dist: (part) => join(folder, part) } })
    const routes = app.policies.filter(({ method, url }) => method !== 'HEAD' && url !== '/api/v1/*')
    const who = POLICIES.map((policy) =>
      row([
        policy,
        ...CALLERS.map((caller) => ((MAY_CALL[policy] as readonly string[]).includes(caller) ? 'yes' : 'no')),
      ]),
    )
    const rule = (cells: number) => row(Array(cells).fill('---'))
    const page = [
      ...[HEAD, '', row(['policy', ...CALLERS]), rule(CALLERS.length + 1), ...who, '', RULES, ''],
      ...[row(['policy', 'routes']), rule(2), ...POLICIES.flatMap((policy) => linesOf(policy, routes)), ''],
    ]
    await expect(page.join('\n')).toMatchFileSnapshot('../../../../docs/access.md')
  })
})
