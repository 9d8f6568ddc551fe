import { resolve } from 'node:path'
import { DAY_MS } from 'shared-api/india'
import { z } from 'zod'
import {
  baseUrl,
  count,
  days,
  httpUrl,
  list,
  mailbox,
  onOff,
  origin,
  port,
  releaseKey,
  s3Bucket,
  smsTemplate,
  smtpUrl,
  text,
  urlOf,
} from './config-values.ts'
import type { S3Options } from './files/s3-bucket.ts'
import { OperatorError } from './operator-error.ts'

/**
 * The parsed environment. A process or command passes `process.env` to `readConfig`; the server reads it nowhere else.
 */
export type Config = ReturnType<typeof toConfig>

const MAX_TEXT = 500

const Environment = z.object({
  PORT: port.default(3000),
  HOST: text(MAX_TEXT).default('127.0.0.1'),
  DATA_DIR: text(MAX_TEXT).default('./data'),
  DATABASE_URL: urlOf('postgres:// or postgresql:// address', ['postgres:', 'postgresql:']).optional(),
  UPLOADS_URL: s3Bucket.optional(),
  S3_ENDPOINT: baseUrl.optional(),
  AWS_REGION: text(60).default('us-east-1'),
  AWS_ACCESS_KEY_ID: text(MAX_TEXT).optional(),
  AWS_SECRET_ACCESS_KEY: text(MAX_TEXT).optional(),
  AWS_SESSION_TOKEN: text(4000).optional(),
  ADMIN_EMAIL: z.email({ error: 'takes a mail address' }).max(254, 'takes a mail address').optional(),
  ADMIN_PASSWORD: z.string().min(12, 'takes 12 to 200 characters').max(200, 'takes 12 to 200 characters').optional(),
  SMTP_URL: smtpUrl.optional(),
  SMTP_CONNECTIONS: count(100).default(5),
  MAIL_PER_HOUR: count(1_000_000).default(300),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailbox.optional(),
  WHATSAPP_TOKEN: text(MAX_TEXT).optional(),
  WHATSAPP_PHONE_ID: text(40).optional(),
  WHATSAPP_URL: baseUrl.default('https://graph.facebook.com/v23.0'),
  SMS_URL: httpUrl.optional(),
  SMS_KEY: text(MAX_TEXT).optional(),
  SMS_SENDER: text(20).optional(),
  SMS_TEMPLATES: list(smsTemplate).optional(),
  FORM_ENDPOINT: httpUrl.optional(),
  FORM_ACCESS_KEY: text(200).optional(),
  DEMO_DATA: onOff.optional(),
  PUBLIC_ORIGIN: origin.optional(),
  ALLOWED_ORIGINS: list(origin).default([]),
  FRONT_ENDS: onOff.default(true),
  RELEASES_DIR: text(MAX_TEXT).optional(),
  RELEASES_URL: s3Bucket.optional(),
  REMOTE_ORIGINS: list(origin).default([]),
  RELEASE_KEY: text(MAX_TEXT).optional(),
  RELEASE_KEYS: list(releaseKey).default([]),
  PREVIEW_KEY: text(MAX_TEXT).min(20, 'takes 20 characters or more').optional(),
  ROUTING_URL: baseUrl.optional(),
  TRUST_PROXY: onOff.default(false),
  MAX_CONNECTIONS: count(99_999).default(2000),
  METRICS_PORT: port.optional(),
  LOAD_REPORTS: z.coerce
    .number('takes a number from 0 to 100')
    .min(0, 'takes a number from 0 to 100')
    .max(100, 'takes a number from 0 to 100')
    .default(10),
  KEEP_ENQUIRIES: days.default(730),
  KEEP_BOOKINGS: days.default(2922),
  RAZORPAY_KEY_ID: text(MAX_TEXT).optional(),
  RAZORPAY_KEY_SECRET: text(MAX_TEXT).optional(),
  RAZORPAY_WEBHOOK_SECRET: text(MAX_TEXT).optional(),
  RAZORPAY_URL: baseUrl.default('https://api.razorpay.com/v1'),
  RAZORPAY_CHECKOUT_URL: baseUrl.default('https://checkout.razorpay.com/v1/checkout.js'),
  RATE_LIMIT: onOff.default(true),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'takes fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
})
type Environment = z.output<typeof Environment>

/** A bad value of the environment; `message` is one line that names the variable, what it got and what it takes. */
export class ConfigError extends OperatorError {}

/**
 * Reads the environment once, at start; '' counts as unset.
 * @throws ConfigError that names the first bad variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) throw new ConfigError(problemLine(parsed.error.issues[0], set))
  refuseHalves(parsed.data)
  return toConfig(parsed.data)
}

const RAZORPAY = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

/** Variables that make sense only together. */
function refuseHalves(env: Environment) {
  const needs = (name: keyof Environment, other: keyof Environment) => {
    if (env[name] !== undefined && env[other] === undefined) {
      throw new ConfigError(`${other} is not set: it takes a value when ${name} is set`)
    }
  }
  needs('ADMIN_EMAIL', 'ADMIN_PASSWORD')
  needs('ADMIN_PASSWORD', 'ADMIN_EMAIL')
  for (const one of RAZORPAY) for (const other of RAZORPAY) needs(one, other)
  needs('WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID')
  needs('WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN')
  for (const name of ['SMS_KEY', 'SMS_SENDER', 'SMS_TEMPLATES'] as const) needs('SMS_URL', name)
  for (const bucket of ['UPLOADS_URL', 'RELEASES_URL'] as const) {
    needs(bucket, 'AWS_ACCESS_KEY_ID')
    needs(bucket, 'AWS_SECRET_ACCESS_KEY')
  }
}

const SECRETS = /PASSWORD|SECRET|ACCESS_KEY|SMS_KEY|PREVIEW_KEY|TOKEN/

function problemLine(issue: z.core.$ZodIssue | undefined, env: Record<string, string | undefined>) {
  const name = String(issue?.path[0])
  const value = env[name] ?? ''
  const got = SECRETS.test(name) ? `${value.length} characters` : JSON.stringify(withoutPassword(value))
  return `${name} got ${got}, ${issue?.message}`
}

/**
 * A log must not hold the password that an address may carry. It may be what makes the address unreadable: with a `/`, `#`
 * or `@` that is not escaped, or without a host behind it.
 */
const withoutPassword = (value: string) =>
  value.replace(/(:\/\/[^:@/]*):.*@/, '$1:***@').replace(/(:\/\/[^:@/]*):(?!\*|\d+(?:[/?#,]|$)).*/, '$1:***')

function toConfig(env: Environment) {
  const dataDir = resolve(env.DATA_DIR)
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    /** A postgres:// address, or null for the embedded SQLite file in `dataDir`. */
    databaseUrl: env.DATABASE_URL ?? null,
    uploads: storageOf(env, env.UPLOADS_URL, resolve(dataDir, 'uploads')),
    /** The first admin, or null to make one with a random password. */
    firstAdmin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    /** An smtp(s):// address, or null: mail then waits in the outbox. */
    smtpUrl: env.SMTP_URL ?? null,
    /** How many connections to the mail server are open at most, and so how many messages are sent at a time. */
    smtpConnections: env.SMTP_CONNECTIONS,
    /** The most mails to visitors within an hour. */
    mailPerHour: env.MAIL_PER_HOUR,
    /** The sender and the desk's address; null means the company's own address. */
    mailFrom: env.MAIL_FROM ?? null,
    mailTo: env.MAIL_TO ?? null,
    /** The WhatsApp Cloud API, or null. */
    whatsapp:
      env.WHATSAPP_TOKEN && env.WHATSAPP_PHONE_ID
        ? { url: env.WHATSAPP_URL, token: env.WHATSAPP_TOKEN, phoneId: env.WHATSAPP_PHONE_ID }
        : null,
    /** The SMS gateway with the ids of its templates, by 'trip_confirmed-en', or null. */
    sms: env.SMS_URL
      ? {
          ...{ url: env.SMS_URL, key: env.SMS_KEY ?? '', sender: env.SMS_SENDER ?? '' },
          templates: new Map(env.SMS_TEMPLATES),
        }
      : null,
    /** The external form-submission service, or null. */
    formService: env.FORM_ENDPOINT ? { url: env.FORM_ENDPOINT, accessKey: env.FORM_ACCESS_KEY ?? '' } : null,
    /** Whether a new, empty database is filled with demo data. */
    demoData: env.DEMO_DATA ?? env.DATABASE_URL === undefined,
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    allowedOrigins: env.ALLOWED_ORIGINS,
    /** Whether this process serves the site and the console too, or the API alone. */
    servesFrontEnds: env.FRONT_ENDS,
    /** Where releases of the front ends live, and the other origins that remotes may be served from. */
    releases: storageOf(env, env.RELEASES_URL, env.RELEASES_DIR ?? resolve(dataDir, 'releases')),
    remoteOrigins: env.REMOTE_ORIGINS,
    /** The file of the key with which the release tool signs, and the public keys that servers take, by part. */
    releaseKey: env.RELEASE_KEY ?? null,
    releaseKeys: env.RELEASE_KEYS,
    /** The secret that signs preview links, or null for none. */
    previewKey: env.PREVIEW_KEY ?? null,
    /** An OSRM server's base address, or null. */
    routingUrl: env.ROUTING_URL ?? null,
    trustProxy: env.TRUST_PROXY,
    /** Connections that are open at once; further ones are closed. */
    maxConnections: env.MAX_CONNECTIONS,
    /** Where Prometheus finds /metrics, or null for nowhere. */
    metricsPort: env.METRICS_PORT ?? null,
    /** How many of 100 pages report how long their remotes took to load. */
    loadReports: env.LOAD_REPORTS,
    /** Age at which an untouched enquiry is deleted, in ms. */
    enquiryAge: env.KEEP_ENQUIRIES * DAY_MS,
    /** Time after the end of a trip at which the traveller's data are erased, in ms. */
    bookingAge: env.KEEP_BOOKINGS * DAY_MS,
    /** The payment provider's account, or null: payments are then by UPI and at the desk. */
    razorpay:
      env.RAZORPAY_KEY_ID && env.RAZORPAY_KEY_SECRET && env.RAZORPAY_WEBHOOK_SECRET
        ? {
            url: env.RAZORPAY_URL,
            checkoutUrl: env.RAZORPAY_CHECKOUT_URL,
            keyId: env.RAZORPAY_KEY_ID,
            keySecret: env.RAZORPAY_KEY_SECRET,
            webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
          }
        : null,
    rateLimit: env.RATE_LIMIT,
    logLevel: env.LOG_LEVEL,
  }
}

/** Where files go: a folder, or a bucket. */
export type StorageConfig = { kind: 'disk'; dir: string } | ({ kind: 's3' } & S3Options)

function storageOf(env: Environment, bucket: string | undefined, dir: string): StorageConfig {
  if (!bucket) return { kind: 'disk', dir: resolve(dir) }
  return {
    kind: 's3',
    bucket,
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.AWS_REGION,
    accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: env.AWS_SESSION_TOKEN,
  }
}
