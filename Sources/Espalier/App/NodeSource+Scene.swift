import EspalierCore

extension ViewSource: Scene, Commands {}

extension _ConditionalContent: Scene where TrueContent: Scene, FalseContent: Scene {}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}
