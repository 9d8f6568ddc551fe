import { expect, it } from 'vitest'
import { callerOf, mailboxOf, networksOf } from './rate-limits.ts'

it.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['10.1.2.3:50123', '10.1.2.3'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2'],
])('%s is counted as %s: one household holds all of its IPv6 network', (ip, counted) => {
  expect(callerOf({ ip })).toBe(counted)
})

it.each([
  ['10.1.2.3', ['10.1.2.0/24']],
  ['::ffff:10.1.2.3', ['10.1.2.0/24']],
  ['10.1.2.3:50123', ['10.1.2.0/24']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1::/48', '2001:db8::/32']],
  ['[2001:db8::9]:50123', ['2001:db8:0::/48', '2001:db8::/32']],
])('%s belongs to the networks %j', (ip, networks) => {
  expect(networksOf({ ip })).toEqual(networks)
})

it.each([
  ['Asha@Example.com', 'asha@example.com'],
  ['asha+taxi+2@example.com', 'asha@example.com'],
  ['+asha@example.com', '+asha@example.com'],
  ['a.s.h.a@example.com', 'a.s.h.a@example.com'],
  ['A.sh.a+taxi@Gmail.com', 'asha@gmail.com'],
  ['asha@googlemail.com', 'asha@gmail.com'],
  ['a.sha@gmail.com.example', 'a.sha@gmail.com.example'],
])('%s is mailed as %s', (mail, mailbox) => {
  expect(mailboxOf(mail)).toBe(mailbox)
})
