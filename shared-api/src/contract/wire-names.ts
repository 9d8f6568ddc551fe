/** Names that booking fields have on the wire (docs/product.md, Booking fields), by our own. */
const WIRE_NAMES = {
  tripType: 'triptype',
  localTripType: 'LocalTripType',
  pickUpDate: 'PickUpdate',
  returnDate: 'returndate',
  returnTime: 'ReturnTime',
  numberOfPersons: 'NumberOfPersons',
  cabType: 'CabType',
} as const

type WireNames = typeof WIRE_NAMES

/** The same fields by their names on the wire. */
export type OnWire<Own> = { [Name in keyof Own as Name extends keyof WireNames ? WireNames[Name] : Name]: Own[Name] }

const toWireName = new Map<string, string>(Object.entries(WIRE_NAMES))
const toOwnName = new Map<string, string>(Object.entries(WIRE_NAMES).map(([own, wire]) => [wire, own]))

export const wireName = (own: string): string => toWireName.get(own) ?? own
export const ownName = (wire: string): string => toOwnName.get(wire) ?? wire

export const toWire = <Own extends object>(own: Own) => renamed(own, wireName) as OnWire<Own>
export const fromWire = <Own extends object>(wire: OnWire<Own>) => renamed(wire, ownName) as Own

const renamed = (fields: object, nameOf: (name: string) => string): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [nameOf(name), value]))
