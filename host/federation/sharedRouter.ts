// The parts of react-router-dom that remotes may import; the linter enforces this list. `export *` would add 35 KB of unused code. Links
// come from the design system and are handled by the shell; React Router's would pull in its forms and data prefetching.
export {
  createSearchParams,
  Navigate,
  useHref,
  useInRouterContext,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
