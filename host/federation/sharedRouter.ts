// What remotes may import from react-router-dom; the linter holds them to this list. `export *` would bring 35 KB nobody uses.
export {
  createSearchParams,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  useHref,
  useInRouterContext,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
