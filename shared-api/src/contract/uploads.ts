const MEGABYTE = 1024 * 1024

/** The files that are taken: their media types, and the most bytes of one. The server looks into each as well. */
export const UPLOADS = {
  picture: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10 * MEGABYTE },
  pdf: { types: ['application/pdf'], maxBytes: 20 * MEGABYTE },
  // Browsers know a CSV by many types, or none: its name counts.
  table: { types: ['.csv', '.xlsx'], maxBytes: 5 * MEGABYTE },
}

export const megabytesOf = (bytes: number) => bytes / MEGABYTE
