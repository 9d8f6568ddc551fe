import { UPLOADS } from 'shared-api/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { logoFromUpload, PICTURE_WIDTHS, photoFromUpload, picturesFromUpload } from './pictures.ts'
import { RefusedFile } from './refused-file.ts'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })

/** A picture whose left half is red and whose right half is blue. */
const twoHalves = (width: number, height: number) =>
  canvas(width, height).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#1e1ec8' } }, left: width / 2, top: 0 },
  ])

describe('a picture that is taken', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('%s becomes WebP files of all widths, 3:2', async (format) => {
    const files = await picturesFromUpload(await canvas(900, 900).toFormat(format).toBuffer())
    const sizes = await Promise.all(files.map(({ content }) => sharp(content).metadata()))
    expect(files.map(({ name }) => name)).toEqual(PICTURE_WIDTHS.map((width) => `${width}.webp`))
    expect(sizes.map(({ format: kind, width, height }) => [kind, width, height])).toEqual([
      ['webp', 320, 213],
      ['webp', 640, 427],
      ['webp', 960, 640],
      ['webp', 1280, 853],
    ])
  })

  it('gets a white ground where it was transparent', async () => {
    const clear = { create: { width: 60, height: 40, channels: 4 as const, background: '#00000000' } }
    const [smallest] = await picturesFromUpload(await sharp(clear).png().toBuffer())
    const { isOpaque, dominant } = await sharp(smallest?.content).stats()
    expect([isOpaque, dominant.r > 240]).toEqual([true, true])
  })

  it("turns a picture upright and drops the camera's metadata", async () => {
    const sideways = twoHalves(600, 400).withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    const upload = await sharp(await sideways.jpeg().toBuffer())
      .keepExif()
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(upload).metadata()).exif).toBeDefined()

    const [smallest] = await picturesFromUpload(upload)
    const made = sharp(smallest?.content)
    const { exif, xmp, iptc, orientation } = await made.metadata()
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    // Turned clockwise: the left edge is now the top.
    const top = await sharp(await made.extract({ left: 200, top: 5, width: 100, height: 50 }).png().toBuffer()).stats()
    expect(top.dominant.r).toBeGreaterThan(top.dominant.b)
  })
})

describe('a picture that is a script, too, for a program that looks no further than its first bytes', () => {
  const SCRIPT = '*/=alert(document.cookie);/*'

  it.each([
    // A comment right after the start of the picture, as scripts hide in it.
    ['JPEG', 'jpeg', 2, Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2])],
    ['WebP', 'webp', -1, Buffer.alloc(0)],
  ] as const)('%s is kept as its pixels alone', async (_what, format, at, head) => {
    const whole = await canvas(60, 40).toFormat(format).toBuffer()
    const cut = at < 0 ? whole.length : at
    const upload = Buffer.concat([whole.subarray(0, cut), head, Buffer.from(SCRIPT), whole.subarray(cut)])
    const made = [...(await picturesFromUpload(upload)), await logoFromUpload(upload)].map(({ content }) => content)
    for (const content of [...made, await photoFromUpload(upload, 'photo')]) {
      expect((await sharp(content).metadata()).format).toBe('webp')
      expect(content.toString('latin1')).not.toContain('alert')
    }
  })
})

describe('a picture that is refused', () => {
  const refusal = async (content: Buffer): Promise<RefusedFile> => {
    const error = await picturesFromUpload(content).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(RefusedFile)
    return error as RefusedFile
  }

  it('names the field and the accepted files', async () => {
    const { field, message } = await refusal(Buffer.from('not a picture'))
    expect(field).toBe('imageUrl')
    expect(message).toBe('imageUrl takes a JPEG, PNG or WebP picture of at most 10 MB')
  })

  it('SVG, with and without its declaration', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    await refusal(Buffer.from(svg))
    await refusal(Buffer.from(`<?xml version="1.0"?>${svg}`))
  })

  it('kinds that are pictures but not taken', async () => {
    await refusal(await canvas(20, 20).gif().toBuffer())
    await refusal(await canvas(20, 20).tiff().toBuffer())
    await refusal(await canvas(64, 64).avif().toBuffer())
  })

  it('a text that begins like a picture', async () => {
    await refusal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('alert(1)')]))
    await refusal(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200)]))
  })

  it('half a picture', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
    const png = await whole.clone().png().toBuffer()
    const jpeg = await whole.clone().jpeg().toBuffer()
    await refusal(png.subarray(0, png.length / 2))
    await refusal(jpeg.subarray(0, jpeg.length / 2))
  })

  it('a picture that is a page, a script, a PDF or an archive as well', async () => {
    const png = await canvas(20, 20).png().toBuffer()
    const others = [
      '<script>alert(1)</script>',
      '<?php phpinfo();',
      '<HTML>',
      '<svg onload=x>',
      '%PDF-1.7',
      'PK\u0005\u0006',
    ]
    for (const other of others) await refusal(Buffer.concat([png, Buffer.from(other)]))
  })

  it('a small file that unpacks to 100 million pixels', async () => {
    const bomb = await canvas(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect((await refusal(bomb)).message).toContain('64 million pixels')
  })

  it('more than 10 MB', async () => {
    const png = await canvas(20, 20).png().toBuffer()
    await refusal(Buffer.concat([png, Buffer.alloc(UPLOADS.picture.maxBytes)]))
  })
})
