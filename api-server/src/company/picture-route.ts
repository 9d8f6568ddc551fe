import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { SETTINGS_PICTURES, SettingsReply } from 'shared-api/contract'
import { z } from 'zod'
import { IMAGE_FILE, PictureUpload } from '../platform/files/fields.ts'
import { type FormShape, formAsBody } from '../platform/files/read-form.ts'
import { saveWithFiles, saveWithLogo } from '../platform/files/uploads.ts'
import { callerName } from '../platform/http/caller.ts'
import { callsOf } from '../platform/http/calls.ts'
import { allowsEdit, versioned } from '../platform/http/etag.ts'
import { multipart } from '../platform/http/multipart.ts'
import { IfMatch } from '../platform/http/params.ts'

const ownerCall = callsOf('Settings', { policy: 'owner' })

const FORM: FormShape = { lists: [], files: { imageUrl: IMAGE_FILE }, aliases: { image: 'imageUrl' } }
const Which = z.strictObject({ picture: z.enum(SETTINGS_PICTURES) })

/** PUT settings/pictures: the logo, as wide as it is, or the picture of the home page or the office, 3:2. PATCH settings removes them. */
export const pictureRoute: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart)

  app.put(
    '/settings/pictures/:picture',
    {
      preValidation: formAsBody(FORM),
      ...ownerCall(
        'Set the logo, or the picture of the home page or the office',
        SettingsReply,
        {
          consumes: ['multipart/form-data'],
          params: Which,
          headers: IfMatch,
          body: z.strictObject({ imageUrl: PictureUpload }),
        },
        { activity: 'settings-changed', accepts: ['multipart'] },
      ),
    },
    async (request, reply) => {
      const { picture } = request.params
      const { imageUrl } = request.body
      const allows = (version: number) => allowsEdit(request.headers['if-match'], version)
      const byName = await callerName(request)
      const save = (url: string) => app.settings.edit({ [picture]: url }, { byName, allows })
      const { record: settings, version } =
        picture === 'logo'
          ? await saveWithLogo(app.uploads, imageUrl, save)
          : await saveWithFiles(app.uploads, { name: picture, imageUrl }, (urls) => save(urls.imageUrl ?? ''))
      request.subjects = [{ id: 'settings', detail: picture }]
      return versioned(reply, version, { settings, version })
    },
  )
}
