import { Company } from 'shared-api/contract'
import profile from '../company.json' with { type: 'json' }

/** The company's profile. To change what the site and its mails say of the company, edit company.json. */
export const company = Company.parse(profile)
