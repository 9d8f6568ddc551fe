import type { Texts } from '../page.ts'

export const packagePage: Texts['packagePage'] = {
  facts: 'క్లుప్తంగా',
  length: 'ఎన్ని రోజులు',
  route: 'మొదలు, ముగింపు',
  state: 'రాష్ట్రం',
  for: 'ఎంతమందికి',
  stay: 'బస',
  starts: 'మొదలయ్యే తేదీ',
  price: 'ధర',
  anyDay: 'ఏ రోజైనా',
  ask: 'ఈ ప్యాకేజీ కోసం అడగండి',
  askText: 'ఎప్పుడు, ఎంతమంది అని చెప్పండి. తేదీలు, గదులు, ధర మాట్లాడుకోవడానికి మేం కాల్ చేస్తాం.',
  persons: (from, to) => (from === to ? `${from} మంది` : `${from} నుంచి ${to} మంది`),
  wayOf: (from, to) => (from === to ? `${from} నుంచి మొదలై అక్కడికే తిరిగి` : `${from} నుంచి ${to} వరకు`),
  itinerary: 'రోజువారీ ప్రణాళిక',
  day: (number) => `${number}వ రోజు`,
  services: 'మేం ఏర్పాటు చేసేవి',
  included: 'ధరలో ఉన్నవి',
  notIncluded: 'ధరలో లేనివి',
  picture: (name, number) => `${name}, ఫోటో ${number}`,
  brochure: 'బ్రోచర్ డౌన్‌లోడ్ చేయండి',
}
