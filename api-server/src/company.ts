import { Company } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import profile from '../company.json' with { type: 'json' }
import type { Config } from './config.ts'

/** The company's profile. To change what the site and its mails say of the company, edit company.json. */
export const company = Company.parse(profile)

/** The profile as pages get it, with what the configuration says. */
export const profileOf = ({
  publicOrigin,
  enquiryAge,
  bookingAge,
}: Pick<Config, 'publicOrigin' | 'enquiryAge' | 'bookingAge'>): Company => ({
  ...company,
  url: publicOrigin,
  keeps: { enquiryDays: enquiryAge / DAY_MS, bookingDays: bookingAge / DAY_MS },
})
