// The light entry: used by both remotes, loaded with the first page. Heavy parts go into ./admin.ts.
export {
  ActionIcon,
  Alert,
  Anchor,
  Badge,
  Button,
  Checkbox,
  Container,
  Divider,
  Group,
  Loader,
  NativeSelect,
  Paper,
  PasswordInput,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
  UnstyledButton,
  useMantineColorScheme,
  VisuallyHidden,
} from '@mantine/core'
export { type UseFormReturnType as UseForm, useForm } from '@mantine/form'
export {
  createBrowserRouter,
  type DataRouter,
  Link,
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export { Dialog } from './components/dialog.tsx'
export { LookProvider } from './components/look-provider.tsx'
export { notify, recentNotices } from './components/notify.ts'
export { Picture } from './components/picture.tsx'
export { SearchField } from './components/search-field.tsx'
export { whenIdle, whenTouched } from './components/when-idle.ts'
export { icon } from './icons/icon.tsx'
export { MoonIcon, SunIcon } from './icons/scheme.tsx'
export { FacebookIcon, InstagramIcon, WhatsappIcon, YoutubeIcon } from './icons/social.tsx'
export { type PageLoader, pagesOf, type RemoteModule } from './shell/remote-module.ts'
export { SessionProvider } from './shell/session-provider.tsx'
export {
  type Notice,
  type Session,
  type SessionUser,
  type ShellServices,
  ShellServicesProvider,
  useShell,
} from './shell/shell-services.ts'
export { wordAreas } from './words/areas.ts'
export { formatsOf, type Plain, type Rich } from './words/messages.ts'
