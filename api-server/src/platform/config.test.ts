import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      uploads: { kind: 'disk' },
      firstAdmin: null,
      demoData: true,
      publicOrigin: 'http://localhost:3000',
      allowedOrigins: [],
      trustProxy: false,
      rateLimit: true,
      logLevel: 'info',
    })
  })

  it('takes an empty variable as unset', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: null })
  })

  it('follows the database and the port', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://db/x' }).demoData).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://db/x', DEMO_DATA: 'on' }).demoData).toBe(true)
    expect(readConfig({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080')
  })

  it('takes lists and buckets', () => {
    const origins = readConfig({ ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443/' }).allowedOrigins
    expect(origins).toEqual(['https://a.example', 'https://b.example:8443'])
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' }
    const { uploads } = readConfig({ UPLOADS_URL: 's3://cab-pictures', S3_ENDPOINT: 'http://s3:9000/', ...keys })
    expect(uploads).toMatchObject({ kind: 's3', bucket: 'cab-pictures', endpoint: 'http://s3:9000' })
  })

  it('leaves the address of a form service as it is: a slash may be part of it', () => {
    const { formService, routingUrl } = readConfig({
      FORM_ENDPOINT: 'https://forms.example/f/',
      ROUTING_URL: 'https://osrm.example/',
    })
    expect([formService?.url, routingUrl]).toEqual(['https://forms.example/f/', 'https://osrm.example'])
  })

  it.each([
    [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS got "0", takes a whole number from 1 to 99999'],
    [{ PORT: '70000' }, 'PORT got "70000", takes a whole number from 0 to 65535'],
    [
      { DATABASE_URL: 'mysql://root:secret@db/x' },
      'DATABASE_URL got "mysql://root:***@db/x", takes a postgres:// or postgresql:// address',
    ],
    [
      { SMTP_URL: 'mail.example.com' },
      'SMTP_URL got "mail.example.com", takes a smtp:// or smtps:// address with a host',
    ],
    [{ WHATSAPP_TOKEN: 'secret' }, 'WHATSAPP_PHONE_ID is not set: it takes a value when WHATSAPP_TOKEN is set'],
    [{ SMS_URL: 'https://sms.example' }, 'SMS_KEY is not set: it takes a value when SMS_URL is set'],
    [
      { RAZORPAY_URL: 'ftp://razorpay.example' },
      'RAZORPAY_URL got "ftp://razorpay.example", takes a http:// or https:// address',
    ],
    [{ RAZORPAY_KEY_SECRET: 'a\nb' }, 'RAZORPAY_KEY_SECRET got 3 characters, takes one line of at most 500 characters'],
    [{ SMS_KEY: 'a\nb' }, 'SMS_KEY got 3 characters, takes one line of at most 500 characters'],
    [
      { SMS_TEMPLATES: 'trip_gone-en:1' },
      'SMS_TEMPLATES got "trip_gone-en:1", takes texts with their ids, such as trip_confirmed-en:1107161234567890123',
    ],
    [{ SMTP_CONNECTIONS: '0' }, 'SMTP_CONNECTIONS got "0", takes a whole number from 1 to 100'],
    [{ SMTP_CONNECTIONS: '101' }, 'SMTP_CONNECTIONS got "101", takes a whole number from 1 to 100'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL got "smtp://", takes a smtp:// or smtps:// address with a host'],
    [{ SMTP_URL: 'smtp:mail' }, 'SMTP_URL got "smtp:mail", takes a smtp:// or smtps:// address with a host'],
    [
      { MAIL_FROM: 'Thenral Travels' },
      'MAIL_FROM got "Thenral Travels", takes one mail address such as desk@example.com, or Name <desk@example.com>',
    ],
    [
      { MAIL_TO: 'a@example.com, b@example.com' },
      'MAIL_TO got "a@example.com, b@example.com", takes one mail address such as desk@example.com, or Name <desk@example.com>',
    ],
    [
      { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'short' },
      'ADMIN_PASSWORD got 5 characters, takes 12 to 200 characters',
    ],
    [{ ADMIN_EMAIL: 'a@example.com' }, 'ADMIN_PASSWORD is not set: it takes a value when ADMIN_EMAIL is set'],
    [
      { PUBLIC_ORIGIN: 'https://x.example/path' },
      'PUBLIC_ORIGIN got "https://x.example/path", takes an origin such as https://www.example.com (lower case, no path)',
    ],
    [
      { ALLOWED_ORIGINS: 'https://a.example,*' },
      'ALLOWED_ORIGINS got "https://a.example,*", takes an origin such as https://www.example.com (lower case, no path)',
    ],
    [
      { ROUTING_URL: 'https://user:secret@osrm.example' },
      'ROUTING_URL got "https://user:***@osrm.example", takes an address without a user and password',
    ],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT got "no", takes on or off'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL got "loud", takes fatal, error, warn, info, debug, trace or silent'],
    [{ UPLOADS_URL: 'ftp://x' }, 'UPLOADS_URL got "ftp://x", takes s3:// and the name of a bucket'],
    [
      { ADMIN_PASSWORD: 'correct horse battery' },
      'ADMIN_EMAIL is not set: it takes a value when ADMIN_PASSWORD is set',
    ],
    [
      { UPLOADS_URL: 's3://cabs', AWS_ACCESS_KEY_ID: 'k' },
      'AWS_SECRET_ACCESS_KEY is not set: it takes a value when UPLOADS_URL is set',
    ],
    [{ AWS_SESSION_TOKEN: 'a\nb' }, 'AWS_SESSION_TOKEN got 3 characters, takes one line of at most 4000 characters'],
    [{ UPLOADS_URL: 's3://cabs' }, 'AWS_ACCESS_KEY_ID is not set: it takes a value when UPLOADS_URL is set'],
  ])('refuses %j in one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
    expect(message).not.toContain('\n')
  })

  it.each(['desk@example.com', 'desk@localhost', 'Desk <desk@example.com>', '"Travels, Thenral" <desk@example.com>'])(
    'takes %s as a mailbox',
    (mailbox) => {
      expect(readConfig({ MAIL_FROM: mailbox, MAIL_TO: mailbox })).toMatchObject({ mailFrom: mailbox, mailTo: mailbox })
    },
  )

  it.each(['u:se/cret@db/x', 'u:se#cr@et@db/x', 'u:secret', 'u:secret/x'])(
    'says no password of an address that it cannot read: %s',
    (rest) => {
      expect(() => readConfig({ DATABASE_URL: `postgres://${rest}` })).toThrow(
        /^DATABASE_URL got "postgres:\/\/u:\*\*\*/,
      )
      expect(() => readConfig({ SMTP_URL: `smtp://${rest}` })).not.toThrow(/cret|cr@et/)
    },
  )
})
