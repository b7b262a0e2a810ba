/// <reference types="@framewell/remote-kit/files" />
