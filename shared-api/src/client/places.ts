import {
  type ARTICLES,
  ArticleReply,
  CitiesReply,
  CityRouteReply,
  CityRoutesReply,
  Company,
  DistanceReply,
  QuestionsReply,
  ReturnOffersReply,
} from '../contract/index.ts'
import { type Client, read, searchParams } from './http.ts'

export const getCities = (client: Client) => read(CitiesReply, client.get('cities'))

/** Road distance between two cities by others, by their ids. */
export const getDistance = (client: Client, from: string, to: string, via: readonly string[] = []) =>
  read(
    DistanceReply,
    client.get('distance', { searchParams: searchParams({ from, to, via: via.join() || undefined }) }),
  )

/** The cars that would drive empty from one city to another, by their ids. */
export const getReturnOffers = (client: Client, from: string, to: string) =>
  read(ReturnOffersReply, client.get('return-offers', { searchParams: searchParams({ from, to }) }))

/** The pairs of cities that have a page. */
export const getCityRoutes = (client: Client) => read(CityRoutesReply, client.get('city-routes'))

/** All that the page of a pair of cities shows. */
export const getCityRoute = (client: Client, slug: string, language?: string) =>
  read(
    CityRouteReply,
    client.get(`city-routes/${encodeURIComponent(slug)}`, { searchParams: searchParams({ language }) }),
  )

export const getCompany = (client: Client) => read(Company, client.get('company'))

/** A text of the company's own by language, as safe HTML. */
export const getArticle = (client: Client, article: (typeof ARTICLES)[number]) =>
  read(ArticleReply, client.get(`company/texts/${article}`))

/** Common questions by language, with answers as safe HTML. */
export const getQuestions = (client: Client) => read(QuestionsReply, client.get('company/questions'))
