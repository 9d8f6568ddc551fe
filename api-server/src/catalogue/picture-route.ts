import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PictureReply } from 'shared-api/contract'
import { z } from 'zod'
import { IMAGE_FILE, PictureUpload } from '../platform/files/fields.ts'
import { formAsBody } from '../platform/files/read-form.ts'
import { saveWithFiles } from '../platform/files/uploads.ts'
import { multipart } from '../platform/http/multipart.ts'
import { replies } from '../platform/http/replies.ts'

/** POST pictures: stores a further picture of a record, which names it when it is saved. */
export const pictureRoute: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart)

  app.post(
    '/pictures',
    {
      preValidation: formAsBody({ lists: [], files: { imageUrl: IMAGE_FILE }, aliases: {} }),
      config: { policy: 'admin', activity: 'picture-added', accepts: ['multipart'] },
      schema: {
        tags: ['Files'],
        summary: 'Store a picture for a cab or package that is saved later',
        consumes: ['multipart/form-data'],
        body: z.strictObject({ imageUrl: PictureUpload }),
        response: replies(PictureReply),
      },
    },
    async ({ body }) =>
      saveWithFiles(app.uploads, { name: 'picture', imageUrl: body.imageUrl }, async ({ imageUrl = '' }) => ({
        imageUrl,
      })),
  )
}
