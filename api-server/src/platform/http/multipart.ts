import fastifyMultipart from '@fastify/multipart'
import fastifyPlugin from 'fastify-plugin'
import { UPLOADS } from 'shared-api/contract'

/** The largest text field of a form with files: all texts of a package in Tamil letters fit, with 30 days. */
export const MAX_FIELD_BYTES = 256 * 1024

/**
 * Multipart forms, read part by part with `request.parts()`. A route that takes less passes its own limits; none takes
 * more than the largest PDF and a picture. For the plugin of the routes that take forms, since it runs at each of their
 * requests.
 */
export const multipart = fastifyPlugin(
  async (app) => {
    await app.register(fastifyMultipart, {
      throwFileSizeLimit: true,
      limits: {
        fieldNameSize: 100,
        fieldSize: MAX_FIELD_BYTES,
        fields: 150,
        files: 2,
        fileSize: UPLOADS.pdf.maxBytes,
        parts: 152,
        headerPairs: 20,
      },
    })
  },
  { name: 'multipart' },
)
