import { cities } from 'shared-api/geography'
import { plain } from './columns.ts'

/** Other names of our cities, in older or English spelling, and towns that our list has by their district. */
const OTHER: Record<string, string> = {
  ...{
    madras: 'Chennai',
    kovai: 'Coimbatore',
    trichy: 'Tiruchirappalli',
    tiruchi: 'Tiruchirappalli',
    tanjore: 'Thanjavur',
  },
  ...{ tuticorin: 'Thoothukudi', udhagamandalam: 'Ooty', kanyakumari: 'Kanyakumari', capecomorin: 'Kanyakumari' },
  ...{ kanchi: 'Kanchipuram', nellai: 'Tirunelveli', tirupur: 'Tiruppur', kochi: 'Ernakulam', cochin: 'Ernakulam' },
  ...{ trivandrum: 'Thiruvananthapuram', calicut: 'Kozhikode', alleppey: 'Alappuzha', trichur: 'Thrissur' },
  ...{ palghat: 'Palakkad', quilon: 'Kollam', cannanore: 'Kannur', vizag: 'Visakhapatnam', bezawada: 'Vijayawada' },
  ...{ bangalore: 'Bengaluru Urban', bengaluru: 'Bengaluru Urban', mysore: 'Mysuru', mangalore: 'Dakshina Kannada' },
  ...{ mangaluru: 'Dakshina Kannada', coorg: 'Kodagu', belgaum: 'Belagavi', bellary: 'Ballari', shimoga: 'Shivamogga' },
  ...{ gulbarga: 'Kalaburagi', tumkur: 'Tumakuru', bijapur: 'Vijayapura', chikmagalur: 'Chikkamagaluru' },
}

const byName = new Map(
  cities.flatMap(({ id, name, state }) => [id, name, `${name} ${state}`].map((one) => [plain(one), id])),
)

/** The id of a city by its name, 'Chennai' or 'Chennai, Tamil Nadu', by an older name, or by its id; null for no city of ours. */
export const cityOf = (written: string): string | null =>
  byName.get(plain(written)) ?? byName.get(plain(OTHER[plain(written)] ?? '')) ?? null
