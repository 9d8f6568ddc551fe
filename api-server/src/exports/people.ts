import type { FastifyInstance } from 'fastify'
import type { Contact, DayBook, OpenCash } from 'shared-api/contract'
import { formatPhone, istDay } from 'shared-api/india'
import { LANGUAGES } from 'shared-api/languages'
import { dayBook } from '../books/index.ts'
import { istMinute } from '../platform/time.ts'
import { csvOf, yesNo } from './table.ts'

type Member = Awaited<ReturnType<FastifyInstance['staff']['list']>>[number]

export const staffCsv = csvOf<Member>({
  rows: (app) => app.staff.list(),
  columns: {
    Name: ({ name }) => name,
    Mail: ({ email }) => email,
    Role: ({ staffRole }) => staffRole,
    'Can log in': ({ disabledAt }) => yesNo(disabledAt === null),
    Added: ({ createdAt }) => istMinute(createdAt),
  },
})

/** The customers of the notebook, in columns that an import takes. */
export const customersCsv = csvOf<Contact>({
  rows: (app) => app.contacts.list(),
  columns: {
    Name: ({ name }) => name,
    Mobile: ({ mobile }) => formatPhone(mobile),
    Mail: ({ mail }) => mail,
    Address: ({ address }) => address,
    Language: ({ language }) => language && LANGUAGES[language].name,
    Notes: ({ note }) => note,
  },
})

type Done = Awaited<ReturnType<FastifyInstance['activity']['list']>>['page'][number]

export const activityCsv = csvOf<Done>({
  async rows(app, { by }) {
    const all: Done[] = []
    for (let cursor: string | undefined | null; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof app.activity.list>> = await app.activity.list({
        limit: 100,
        ...(by && { by }),
        ...(cursor && { cursor }),
      })
      all.push(...page.page)
      cursor = page.nextCursor
    }
    return all
  },
  columns: {
    When: ({ at }) => istMinute(at),
    Who: ({ byName }) => byName,
    What: ({ code }) => code.replaceAll('-', ' '),
    Record: ({ subjectName }) => subjectName,
    More: ({ detail }) => detail,
  },
})

/** The payments of a day; of today if none is named. */
export const paymentsCsv = csvOf<DayBook['payments'][number]>({
  rows: async (app, { day = istDay(app.now()) }) => (await dayBook(app.database.db, day)).payments,
  columns: {
    When: ({ at }) => istMinute(Date.parse(at)),
    Booking: ({ booking }) => booking,
    Rupees: ({ amount }) => amount,
    How: ({ way }) => way,
    'Bank’s number': ({ reference }) => reference,
    Notes: ({ note }) => note,
    'Taken by driver': ({ driver }) => driver,
    'Noted by': ({ by }) => by,
    What: ({ kind, category }) => category ?? kind,
    Vehicle: ({ vehicle }) => vehicle,
    Payee: ({ payee }) => payee,
  },
})

export const driverCashCsv = csvOf<OpenCash>({
  rows: (app) => app.settlements.all(),
  columns: {
    Driver: ({ driver }) => driver.name,
    Allowances: ({ allowance }) => allowance,
    Costs: ({ expense }) => expense,
    'Cash taken': ({ cash }) => cash,
    'Given or handed over': ({ advance }) => advance,
    Open: ({ balance }) => balance,
  },
})
