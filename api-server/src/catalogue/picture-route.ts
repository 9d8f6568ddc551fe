import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PictureReply } from 'shared-api/contract'
import { z } from 'zod'
import { IMAGE_FILE, PictureUpload } from '../platform/files/fields.ts'
import { formAsBody } from '../platform/files/read-form.ts'
import { saveWithFiles } from '../platform/files/uploads.ts'
import { callsOf } from '../platform/http/calls.ts'
import { multipart } from '../platform/http/multipart.ts'

const deskCall = callsOf('Files', { policy: 'admin' })

/** POST pictures: stores a further picture of a record, which names it when it is saved. */
export const pictureRoute: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart)

  app.post(
    '/pictures',
    {
      preValidation: formAsBody({ lists: [], files: { imageUrl: IMAGE_FILE }, aliases: {} }),
      ...deskCall(
        'Store a picture for a cab or package that is saved later',
        PictureReply,
        { consumes: ['multipart/form-data'], body: z.strictObject({ imageUrl: PictureUpload }) },
        { activity: 'picture-added', accepts: ['multipart'] },
      ),
    },
    async ({ body }) =>
      saveWithFiles(app.uploads, { name: 'picture', imageUrl: body.imageUrl }, async ({ imageUrl = '' }) => ({
        imageUrl,
      })),
  )
}
