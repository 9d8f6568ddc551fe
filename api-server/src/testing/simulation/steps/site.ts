import type { ReleaseManifest } from 'shared-api/contract'
import { upload } from '../../../platform/releases/cli/upload.ts'
import {
  partOf,
  ranBefore,
  withoutPart,
  withRelease,
  withRollback,
} from '../../../platform/releases/manifest-changes.ts'
import { expectNamed, namedVersion, readPage } from '../checks/pages.ts'
import { PART, RENDER_MS, siteBuild } from '../site.ts'
import { Broken, type World } from '../world.ts'
import { kindsOf, often, reading } from './kinds.ts'
import { travellerOf } from './traveller.ts'
import { ANYONE, book } from './visitor.ts'

/** Pages that each crawler asks for at once, and how many of them are made at once: by one, and in all (`budgets`). */
const PAGES = 12
const MADE_BY_ONE = 6
const MADE_IN_ALL = 16
/** How many are made, at most, from the first one until a call of the API is answered. */
const MADE_MEANWHILE = 5
/** How much more memory a crawl may take, in bytes: two threads and the pages that are kept. */
const MOST_MEMORY = 500_000_000

/** Crawlers ask for more pages than can be rendered: so many come with content, the others without, and the API answers meanwhile. */
async function crawl(world: World) {
  const { chance, host, nth } = world
  const app = host.any(chance)
  const crawlers = chance.between(1, 4)
  const memory = process.memoryUsage().rss
  const began = performance.now()
  let [refusedAt, made] = [began, 0]
  let answered: Promise<number> | null = null
  await Promise.all(
    Array.from({ length: crawlers * PAGES }, async (_, page) => {
      const { hasContent } = await readPage(app, `/guide/${nth}-${page}`, 99, `10.1.${page % crawlers}.1`)
      if (!hasContent) refusedAt = performance.now()
      else if (++made === 1) answered = world.get(ANYONE, 'company').then(() => made)
    }),
  )
  // One thread renders: what it finished by the last refusal has left room for as many.
  const room = Math.min(MADE_IN_ALL, MADE_BY_ONE * crawlers) + 1 + Math.floor((refusedAt - began) / RENDER_MS)
  if (made > room) throw new Broken(`${made} pages were rendered where there is room for ${room}`)
  if (((await answered) ?? 0) > MADE_MEANWHILE) throw new Broken('a call of the API waits until pages are rendered')
  const more = process.memoryUsage().rss - memory
  if (more > MOST_MEMORY) throw new Broken(`a crawl took ${more} bytes`)
}

/** A paper that its traveller asks for many times at once: what is beyond the budget is refused for a moment. */
async function pressPaper(world: World) {
  const paper = world.chance.choose(world.papers)
  if (!paper?.trip?.token || world.erased.has(paper.trip.mail)) return
  const path = `trip/${paper.trip.token}/invoices/${paper.number}.pdf`
  const reader = travellerOf(world, paper.trip)
  world.troubles += 1
  const replies = await Promise.all(Array.from({ length: PAGES }, () => world.get(reader, path)))
  world.troubles -= 1
  const statuses = replies.map(({ status }) => status)
  if (statuses.some((status) => ![200, 503].includes(status)) || !statuses.includes(200))
    throw new Broken(`a paper that is asked for often answers ${statuses}`)
}

type Change = (manifest: ReleaseManifest) => ReleaseManifest

/** Changes what runs of the site while somebody books and others read: each page is of the version before or after. */
async function change(world: World, next: Change, before = async () => {}) {
  const bucket = world.chance.below(100)
  const { store } = world.host.site
  const old = await namedVersion(world, bucket)
  const work = async () => {
    await before()
    await store.changeManifest(async (manifest) => next(manifest))
  }
  // A process that is killed meanwhile answers nobody.
  const [app] = world.around ? [] : world.host.apps
  const read = async () => (app ? [(await readPage(app, '/', bucket)).version] : [])
  const [seen] = await Promise.all([Promise.all([read(), read(), read()]), book(world), work()])
  world.hasChanged = true
  const named = await namedVersion(world, bucket)
  const wrong = seen.flat().find((version) => version !== old && version !== named)
  if (wrong !== undefined) throw new Broken(`a page is of ${wrong} while ${old} becomes ${named}`)
  await expectNamed(world, bucket)
}

/** The version of the step: one that never ran. */
const versionOf = ({ nth }: World) => `1.0.${nth}`

const releasedOf = (world: World, version = versionOf(world)) => ({
  ...{ version, baseUrl: null, releasedAt: new Date(world.now).toISOString() },
})

const recordOf = ({ now }: World, buildId: string) =>
  ({ buildId, commit: null, baseUrl: null, state: 'checking', since: now }) as const

function release(world: World, percent: number | null) {
  const { built, read } = siteBuild(versionOf(world))
  return change(
    world,
    (manifest) => withRelease(manifest, PART, releasedOf(world), percent),
    () => upload(world.host.site.store, built, read, recordOf(world, built.buildId)),
  )
}

/** A release that is killed, or that cannot be stored as a whole: nobody sees anything of it. */
const breakOff = (world: World) => {
  const { built, read } = siteBuild(versionOf(world))
  const { store } = world.host.site
  let left = world.chance.between(0, 3)
  const isKilled = world.chance.happens(0.5)
  const some = async (file: string) => (left-- > 0 ? read(file) : null)
  return change(
    world,
    (manifest) => manifest,
    async () => {
      if (!isKilled) return upload(store, built, some, recordOf(world, built.buildId)).catch(() => {})
      for (const file of Object.keys(built.files).slice(0, left))
        await store.write(PART, built.version, file, (await read(file)) ?? Buffer.of())
    },
  )
}

/** Goes back, where there is something to go back to: often to the version before, at times to one that ran at any time. */
async function rollBack(world: World) {
  const { current, canary, stopped } = partOf(await world.host.site.store.readManifest(), PART)
  const ran = ranBefore({ stopped })
  const version = world.chance.happens(0.3) && ran.length > 0 ? world.chance.pick(ran) : null
  if (current || canary || version) await change(world, (manifest) => withRollback(manifest, PART, version, world.now))
}

async function promote(world: World) {
  const { canary } = partOf(await world.host.site.store.readManifest(), PART)
  if (canary) await change(world, (manifest) => withRelease(manifest, PART, releasedOf(world, canary.version), null))
}

/** What crawlers do, and what teams do that release the site apart from the server. */
export const SITE = kindsOf({
  'crawl the site': reading(4, crawl),
  'press for a paper': reading(2, pressPaper),
  'open a page': reading(2, async (world) => expectNamed(world, world.chance.below(100))),
  'release the site': often(4, (world) => release(world, null)),
  'release the site to some': often(2, (world) => release(world, world.chance.pick([1, 10, 50]))),
  'promote the site': often(2, promote),
  'roll the site back': often(3, rollBack),
  'withdraw the site': (world) => change(world, (manifest) => withoutPart(manifest, PART, world.now)),
  'a release breaks off': breakOff,
})
