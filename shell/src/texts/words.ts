// Written from the English words by `pnpm words`.
type Value = string | number
export type Words = {
  'frame': {
    skip: string
    home: (values: { company: Value }) => string
    menu: string
    close: string
    navigation: string
    languages: string
    offer: string
    scheme: string
    call: string
    links: string
    cityData: string
    loading: string
    notFound: {
      documentTitle: string
      title: string
      text: string
      back: string
    }
    unavailable: {
      title: string
      broken: string
      notLoaded: string
      late: string
      contract: string
      files: string
      origin: string
      kept: string
      retry: string
    }
    since: (values: { year: Value }) => string
    grievance: string
    complaints: string
  }
}
