import { useMemo, useState } from 'react'
import { tripTimes } from 'shared-api/bookings'
import type {
  ARTICLES,
  ArticleReply,
  Cab,
  City,
  CityRoute,
  CityRouteFacts,
  CityRouteReply,
  Company,
  DistanceReply,
  FreeCab,
  Holiday,
  MyTripsReply,
  OfferReply,
  PackageTeaser,
  PackageWordsReply,
  QuestionsReply,
  SavedTravellerReply,
  TariffInForce,
  Tour,
  TripReply,
  TripType,
} from 'shared-api/contract'
import { inPaise, type Tariff } from 'shared-api/fares'
import { apiPathIn, inPageLanguage, QUESTIONS_PATH, type Some, someOf } from 'shared-api/first-view'
import { cities as knownCities } from 'shared-api/geography'
import type { Stops } from 'shared-api/geography/stops'
import { useShell } from 'shared-ui'
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr'
import { pageLanguage, withWords } from '../texts/page.ts'

/** The API's client with its parser: data of the page need neither. */
const calls = () => withWords(import('./calls.ts'))

/** The state of a list: `data` once loaded; `failed` after a failure; `retry` requests it again. */
export type Query<Data> = { data: Data | undefined; failed: boolean; retry: () => void }

/** A list of which some came with the page where it is long: `more` are still on their way. */
export type ListQuery<Entry> = Query<Entry[]> & { more: number }

/** A page that was loaded this short ago, in ms, brought its data fresh. */
const FRESH_MS = 30_000
const OFTEN_ENOUGH: SWRConfiguration = { focusThrottleInterval: 60_000, errorRetryCount: 3 }
const NO_WORDS: PackageWordsReply['words'] = {}
const NEVER_AGAIN: SWRConfiguration = { ...OFTEN_ENOUGH, revalidateOnFocus: false, revalidateIfStale: false }

/** The company's profile. It comes with every page. */
export const useCompany = (): Query<Company> =>
  useReply('/api/v1/company', async () => (await calls()).company(), NEVER_AGAIN)

/** Whether the server sends mails, as far as is known. */
export const useSendsMail = (): boolean => useCompany().data?.sendsMail !== false

/** A text of the company's own in the page's language, as safe HTML; '' where it has none and the built-in text is shown. */
export function useArticle(name: (typeof ARTICLES)[number]): Query<string> {
  const path = `/api/v1/company/texts/${name}`
  const { data, ...rest } = useReply<ArticleReply>(path, async () => (await calls()).article(name), NEVER_AGAIN)
  return { data: data && (data.article[pageLanguage()] ?? ''), ...rest }
}

/** Common questions in the page's language, with answers as safe HTML. */
export function useQuestions(): Query<QuestionsReply['questions'][string]> {
  const path = apiPathIn(pageLanguage(), QUESTIONS_PATH)
  const { data, ...rest } = useReply<QuestionsReply>(path, async () => (await calls()).questions(), NEVER_AGAIN)
  return { data: data && (data.questions[pageLanguage()] ?? []), ...rest }
}

/** The tariff that prices trips today, in paise. */
export function useTariff(): Query<Tariff> {
  const { data, ...rest } = useReply<{ tariff: TariffInForce }>('/api/v1/tariff', async () => (await calls()).tariff())
  return { data: useMemo(() => data && inPaise(data.tariff), [data]), ...rest }
}

/** The cabs that can be booked, of one trip type or of all. */
export function useAvailableCabs(category?: TripType): Query<Cab[]> {
  const query = category ? `?category=${encodeURIComponent(category)}` : ''
  const { data, ...rest } = useReply(inOurs(`/api/v1/avaibleCars${query}`), async () =>
    (await calls()).availableCars(category),
  )
  return { data: data?.Cars, ...rest }
}

/** The cabs that can be booked, for a page that lists them. */
export const useCabList = (): ListQuery<Cab> =>
  useList(
    inOurs('/api/v1/avaibleCars'),
    async () => (await calls()).availableCars(),
    ({ Cars }) => Cars,
  )

/** All holiday packages. */
export const useHolidays = (): ListQuery<Holiday> =>
  useList(
    inOurs('/api/v1/holiday'),
    async () => (await calls()).holidays(),
    ({ holidays }) => holidays,
  )

/** The first holiday packages, for cards. */
export function useHolidayTeasers(): Query<PackageTeaser[]> {
  const path = inOurs('/api/v1/holiday/teasers')
  const { data, ...rest } = useReply(path, async () => (await calls()).holidayTeasers())
  return { data: data?.teasers, ...rest }
}

/** All tour packages. */
export const useTours = (): ListQuery<Tour> =>
  useList(
    inOurs('/api/v1/tour'),
    async () => (await calls()).tours(),
    ({ tour }) => tour,
  )

/** What packages of a kind say in every language, by their ids, for a search; asks nothing while there is none. */
export const usePackageWords = (kind: 'holiday' | 'tour' | null): PackageWordsReply['words'] => {
  const fetch = async () => (await calls()).packageWords(kind ?? 'holiday')
  return useReply(kind && `/api/v1/${kind}/words`, fetch).data?.words ?? NO_WORDS
}

/** The cities. They are fixed in the product, so its own list serves until the server's comes, or when it doesn't. */
export function useCities(): City[] {
  const { data } = useReply('/api/v1/cities', async () => (await calls()).cities(), NEVER_AGAIN)
  return data?.tour ?? knownCities
}

/** The pairs of cities that have a page. */
export function useCityRoutes(): Query<CityRoute[]> {
  const { data, ...rest } = useReply('/api/v1/city-routes', async () => (await calls()).cityRoutes(), NEVER_AGAIN)
  return { data: data?.routes, ...rest }
}

/** What the page of a pair of cities shows; null if there is no such page. */
export function useCityRoute(slug: string): Query<CityRouteFacts | null> {
  const path = inOurs(`/api/v1/city-routes/${slug}`)
  const { data, ...rest } = useReply<CityRouteReply | null>(path, async () => (await calls()).cityRoute(slug))
  return { data: data === null ? null : data?.route, ...rest }
}

/** A trip by its traveller's link. */
export const useTrip = (token: string) =>
  useLinked<TripReply>(`/api/v1/trip/${token}`, async () => (await calls()).trip(token))

/** A quotation by its traveller's link. */
export const useOffer = (token: string) =>
  useLinked<OfferReply>(`/api/v1/quotation/${token}`, async () => (await calls()).offer(token))

/** What a link leads to; null if the link is unknown or dead. `set` takes what a call has made of it. */
function useLinked<Reply>(path: string, fetch: () => Promise<Reply | null>) {
  const { mutate } = useSWRConfig()
  const query = useReply(path, fetch)
  return { ...query, set: (reply: Reply) => void mutate(path, reply, { revalidate: false }) }
}

/** The trips of a customer by the account's id, if one is logged in; null once the session has ended. Each reply makes links, so none is asked for again. */
export const useMyTrips = (userId: string | null): Query<MyTripsReply | null> =>
  useReply(userId && `/api/v1/my-trips ${userId}`, async () => (await calls()).myTrips(), NEVER_AGAIN)

/** Who travelled last with a customer's account; asks nothing while nobody is logged in. */
export const useSavedTraveller = (userId: string | null): SavedTravellerReply['traveller'] => {
  const key = userId && `/api/v1/my-trips/traveller ${userId}`
  return useReply(key, async () => (await calls()).savedTraveller(), NEVER_AGAIN).data?.traveller ?? null
}

/**
 * The road between two cities by their ids, with the places that a trip visits; asks nothing while one is missing or there is no
 * way between them.
 */
export function useDistance(from: string, to: string, { via, extraKm }: Stops): Query<DistanceReply> {
  const wanted = from !== '' && to !== '' && (from !== to || via.length > 0)
  const key = `/api/v1/distance?from=${from}&to=${to}${via.length > 0 ? `&via=${via}` : ''}`
  const { data, ...rest } = useReply(
    wanted ? key : null,
    async () => (await calls()).distance(from, to, via),
    NEVER_AGAIN,
  )
  return { ...rest, data: data && { ...data, km: data.km + extraKm } }
}

/** The ids of the cabs of which no vehicle is free for a form's trip; none while that is not known. */
export function useTakenCabs(trip: Parameters<typeof tripTimes>[0]): ReadonlySet<string> {
  const times = tripTimes(trip)
  const key = times && `/api/v1/free-cabs ${JSON.stringify(times)}`
  const { data } = useReply<{ cabs: FreeCab[] } | null>(key, async () => times && (await calls()).freeCabs(times))
  return useMemo(() => new Set(data?.cabs.flatMap(({ cab, free }) => (free ? [] : cab))), [data])
}

/** The path of a reply in the page's language, as it is among the page's data. */
const inOurs = (path: string) => apiPathIn(pageLanguage(), inPageLanguage(path))

/** A list; until all of a long one is loaded, or if that fails, the entries of the page. */
function useList<Reply, Entry>(path: string, fetch: () => Promise<Reply>, entriesOf: (reply: Reply) => Entry[]) {
  const { initialData } = useShell()
  const { data, failed, retry } = useReply(path, fetch)
  const some = initialData[someOf(path)] as Some<Reply> | undefined
  if (data || !some) return { data: data && entriesOf(data), more: 0, failed, retry }
  return { data: entriesOf(some.reply), more: some.more, failed: false, retry }
}

/** A reply by its path; data of the page are shown immediately and not requested again. */
function useReply<Reply>(path: string | null, fetch: () => Promise<Reply>, options = OFTEN_ENOUGH): Query<Reply> {
  const { initialData } = useShell()
  // Cast, not parsed: the server wrote it by the same schemas into this very page.
  const fallbackData = path === null ? undefined : (initialData[path] as Reply | undefined)
  const fresh = fallbackData !== undefined && performance.now() < FRESH_MS
  const [retrying, setRetrying] = useState(false)
  const { data, error, mutate } = useSWR<Reply>(path, fetch, {
    revalidateIfStale: !fresh,
    ...options,
    fallbackData,
  })
  const retry = () => {
    setRetrying(true)
    void mutate().finally(() => setRetrying(false))
  }
  return { data, failed: error !== undefined && data === undefined && !retrying, retry }
}
