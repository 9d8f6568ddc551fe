/** The traveller's form as it is being filled in (`specification §3`, traveller details). */
export type TravellerFields = { name: string; mobile: string; mail: string }
